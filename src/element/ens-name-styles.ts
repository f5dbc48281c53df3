import { PANEL_CSS } from './reason-panel.ts';

/** The colours are mixed with the page's text colour, so they are readable on light and on dark pages. */
const CSS = `
[part=name] { overflow-wrap: anywhere; unicode-bidi: isolate }
.mark { display: inline-block }
button {
  all: unset;
  box-sizing: border-box;
  cursor: pointer;
  display: inline-flex;
  align-items: baseline;
  gap: .25em;
  min-inline-size: 24px;
  margin-block: -.3em;
  font: inherit;
  font-size: .875em;
  font-weight: 600;
  line-height: max(24px, 1.2em);
  color: var(--ens-name-pass-color, color-mix(in oklab, #0a8a4c 65%, currentColor));
}
/* Gives a button without a word the line height of text. */
button::after { content: "\\200b"; inline-size: 0 }
button[data-state=warn] { color: var(--ens-name-warn-color, color-mix(in oklab, #c46a00 65%, currentColor)) }
button[data-state=alert], button[data-state=refused] { color: var(--ens-name-alert-color, color-mix(in oklab, #e02b20 65%, currentColor)) }
button[data-state=pending], button[data-state=failed] { color: inherit }
button:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 1px }
svg { align-self: center; inline-size: 1.15em; block-size: 1.15em; flex: none; fill: currentColor }
[part=reason] {${PANEL_CSS}
  padding: .6rem .75rem;
  border: 1px solid var(--ens-name-border-color, GrayText);
  background: var(--ens-name-surface-color, Canvas);
  color: var(--ens-name-text-color, CanvasText);
  font: 400 .875rem/1.45 system-ui, sans-serif;
  box-shadow: 0 4px 16px #0003;
}
[part=reason] p { margin: 0 0 .25rem }
[part=headline] { font-weight: 600 }
a, .again {
  color: inherit;
  text-decoration: underline;
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
}
.again { font-weight: 400; margin: 0; padding: 0 }
`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Returns the style sheet that all elements of a document share. A constructed style sheet works under a Content Security
 * Policy that forbids inline styles.
 */
export function getStyleSheet(owner: Document): CSSStyleSheet {
  let sheet = sheets.get(owner);
  if (!sheet) {
    sheet = new (owner.defaultView ?? window).CSSStyleSheet();
    // jsdom does not have this method, so in tests of apps the element has no styles.
    sheet.replaceSync?.(CSS);
    sheets.set(owner, sheet);
  }
  return sheet;
}
