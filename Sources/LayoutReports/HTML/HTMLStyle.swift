extension HTMLReport {
  /// The style of the page; sizes step by a fifth, distances are multiples of four pixels.
  enum HTMLStyle {
    static let text = "\n" + SVGStyle.palette(":root") + "\n" + SVGStyle.rules + rules

    private static let rules = """

      :root { color-scheme: light dark; }
      *, *::before, *::after { box-sizing: border-box; }
      html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
      body { margin: 0; background: var(--page); color: var(--ink);
        font: 15px/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans",
          "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums; }
      body > header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 32px; }
      code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono",
        monospace; font-size: .92em; }
      a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
      small { font-size: 12px; color: var(--soft); font-weight: 400; }
      :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }

      body > header { padding-top: 44px; }
      .eyebrow { margin: 0; color: var(--soft); } .eyebrow b { color: var(--ink); }
      h1 { margin: 8px 0 0; font-size: 37px; line-height: 1.15; letter-spacing: -.02em;
        font-weight: 700; text-wrap: balance; display: flex; gap: 14px; align-items: flex-start; }
      .sign { flex: none; width: 42px; height: 42px; border-radius: 50%; font-size: 22px;
        display: grid; place-items: center; letter-spacing: 0; }
      .bad .sign { background: var(--bad-tint); color: var(--bad); }
      .good .sign { background: var(--good-tint); color: var(--good); }
      .warn .sign { background: var(--warn-tint); color: var(--warn); }
      .meaning { margin: 8px 0 0 56px; color: var(--soft); font-size: 17px; }
      .facts { list-style: none; margin: 24px 0 0; padding: 0; display: flex; flex-wrap: wrap;
        gap: 4px 20px; }
      .facts span { color: var(--soft); margin-right: 2px; }

      .tiles { margin-top: 28px; display: grid; gap: 12px;
        grid-template-columns: repeat(auto-fit, minmax(164px, 1fr)); }
      .tile { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
        padding: 14px 16px; }
      .tile-top { display: flex; justify-content: space-between; color: var(--soft);
        font-size: 13px; }
      .big { font-size: 26px; font-weight: 650; letter-spacing: -.01em; line-height: 1.3;
        margin: 4px 0 8px; }
      .big small { font-size: 13px; letter-spacing: 0; }
      .outcome { display: inline-block; padding: 1px 9px; border-radius: 99px; font-size: 13px; }
      .outcome.good { background: var(--good-tint); color: var(--good); }
      .outcome.bad { background: var(--bad-tint); color: var(--bad); }
      .outcome.warn { background: var(--warn-tint); color: var(--warn); }
      nav { display: flex; flex-wrap: wrap; gap: 4px 24px; margin-top: 28px; padding: 12px 0;
        border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
      nav span, .count { color: var(--soft); font-weight: 400; }

      section { padding-top: 44px; }
      h2 { font-size: 24px; line-height: 1.25; letter-spacing: -.01em; margin: 0 0 16px; }
      h3 { font-size: 17px; line-height: 1.35; margin: 0; }
      .group + .group { margin-top: 36px; }
      .group > h3 { margin-bottom: 12px; }
      .note { color: var(--soft); font-size: 13px; margin: 12px 0 8px; }

      .finding { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
        padding: 22px 26px 18px; margin: 0 0 20px; }
      .finding > header { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; }
      .finding h3 code { font-size: 17px; color: var(--bad); }
      .status { font-weight: 400; color: var(--soft); }
      .where { margin: 0; color: var(--soft); }
      .lead { font-size: 19px; line-height: 1.4; margin: 6px 0 0; max-width: 62ch;
        overflow-wrap: anywhere; text-wrap: pretty; }
      .numbers { display: flex; flex-wrap: wrap; gap: 10px; margin: 16px 0 0; }
      .numbers div { border: 1px solid var(--line); border-radius: 8px; padding: 7px 14px 9px; }
      .numbers dt { font-size: 12px; color: var(--soft); }
      .numbers dd { margin: 0; font-size: 17px; font-weight: 600; overflow-wrap: anywhere; }
      .numbers .actual { border-color: transparent; background: var(--bad-tint); }
      .numbers .actual dd { color: var(--bad); }
      .panes { display: flex; flex-wrap: wrap; gap: 20px 56px; margin-top: 18px;
        align-items: start; }
      figure { margin: 0; min-width: 0; }
      figcaption { font-size: 13px; color: var(--soft); margin-bottom: 4px; }
      .pic { display: block; max-width: 100%; height: auto; margin-left: -8px; }
      pre { margin: 14px 0 0; padding: 12px 14px; border-radius: 8px; background: var(--page);
        border: 1px solid var(--line); font-size: 13px; line-height: 1.5; overflow-x: auto;
        max-height: 420px; }
      .stderr { border-left: 3px solid var(--bad); }
      .command { display: flex; align-items: stretch; margin-top: 14px; border-radius: 8px;
        border: 1px solid var(--line); overflow: hidden; background: var(--page); }
      .command code { flex: 1; padding: 9px 14px; overflow-x: auto; white-space: nowrap;
        font-size: 13px; }
      .command code::before { content: "$ "; color: var(--soft); }
      button { font: inherit; font-size: 13px; color: var(--link); background: var(--card);
        border: 0; border-left: 1px solid var(--line); padding: 0 16px; min-width: 76px;
        cursor: pointer; }
      button:hover { background: var(--page); }
      details { margin-top: 6px; font-size: 14px; } details pre { margin: 8px 0; }
      summary { cursor: pointer; color: var(--link); padding: 2px 0; }
      summary span { color: var(--soft); font-size: 12px; }

      .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px;
        background: var(--card); }
      table { border-collapse: collapse; width: 100%; font-size: 14px; }
      th, td { text-align: right; padding: 8px 14px; border-top: 1px solid var(--line);
        font-weight: 400; white-space: nowrap; vertical-align: top; }
      thead th { border-top: 0; color: var(--soft); font-size: 12px; padding: 8px 14px 6px; }
      th:first-child, .text { text-align: left; }
      tbody tr:hover { background: var(--page); }
      td small, th small { display: block; line-height: 1.3; }
      sup { font-size: .75em; line-height: 0; }
      .soft { color: var(--soft); }
      td.hot { color: var(--bad); font-weight: 600; }
      .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px;
        align-items: start; }
      .plots { display: grid; gap: 16px; margin-bottom: 16px;
        grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); }
      .plots figure { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
        padding: 12px 16px; max-width: 520px; }
      .plots figcaption { color: var(--ink); font-weight: 600; font-size: 14px; }
      .plot { display: block; width: 100%; height: auto; overflow: visible; }
      .plot .grid { stroke: var(--line); fill: none; }
      .plot .curve { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
      .plot .bar { stroke: currentColor; stroke-width: 5; opacity: .28; }
      .plot circle { fill: currentColor; } .plot .name { fill: currentColor; font-weight: 600; }
      .s0 { color: var(--c0); } .s1 { color: var(--c1); } .s2 { color: var(--c2); }
      .s3 { color: var(--c3); } .s4 { color: var(--c4); } .s5 { color: var(--c5); }

      .bars { display: grid; gap: 6px; }
      .bar-row { display: grid; grid-template-columns: minmax(0, 15em) minmax(40px, 1fr) 4em 5.5em;
        gap: 12px; align-items: center; font-size: 14px; }
      .bar-row .bar { height: 10px; border-radius: 5px; background: var(--line); overflow: hidden; }
      .bar-row i { display: block; height: 100%; min-width: 2px; background: var(--c0);
        border-radius: 5px; }
      .bar-name { overflow-wrap: anywhere; } .bar-share, .bar-count { text-align: right; }
      .bar-count { color: var(--soft); font-size: 13px; }
      footer { margin-top: 56px; padding-bottom: 40px; color: var(--soft); font-size: 13px; }

      @media (max-width: 720px) {
        body > header, main, footer { padding-left: 16px; padding-right: 16px; }
        body > header { padding-top: 24px; }
        h1 { font-size: 26px; gap: 10px; } .sign { width: 32px; height: 32px; font-size: 17px; }
        .meaning { margin-left: 0; font-size: 15px; }
        .tiles { grid-template-columns: 1fr 1fr; }
        .tile { padding: 12px; } .big { font-size: 22px; }
        .finding { padding: 16px; } .lead { font-size: 17px; }
        .pair { grid-template-columns: minmax(0, 1fr); }
        .after { order: -1; } .before .pic { max-height: 260px; width: auto; }
        .bar-row { grid-template-columns: minmax(0, 1fr) auto auto; gap: 2px 10px; }
        .bar-row .bar { grid-row: 2; grid-column: 1 / -1; height: 6px; }
      }
      @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }

      """
  }
}
