extension HTMLReport {
  /// The script of the page: buttons that copy a command.
  enum HTMLScript {
    static let text = """

      document.addEventListener("click", (event) => {
        const button = event.target.closest("button[data-copy]");
        if (!button) return;
        const done = () => {
          button.textContent = "Copied";
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        };
        // Without the clipboard's permission the command is selected, ready to be copied by hand.
        const select = () => getSelection().selectAllChildren(button.previousElementSibling);
        if (navigator.clipboard) {
          navigator.clipboard.writeText(button.dataset.copy).then(done, select);
        } else {
          select();
        }
      });

      """
  }
}
