/** Where a browser has no light-dark(), marks have the colour of the text: shape and word tell them apart. */
const CSS = `
:host {
  --pass: var(--ens-name-pass-color, light-dark(#2f6f4f, #8fd6ad));
  --warn: var(--ens-name-warn-color, light-dark(#8a4b00, #ffb868));
  --alert: var(--ens-name-alert-color, light-dark(#b3261e, #ffb4ab));
  display: inline;
}
:host([hidden]) { display: none }
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
  border-radius: .3em;
  font: inherit;
  font-size: .875em;
  font-weight: 600;
  line-height: max(24px, 1.2em);
  color: var(--pass);
}
/* Gives a mark without a word the line of one. */
button::after { content: "\\200b"; inline-size: 0 }
button[data-state=warn] { color: var(--warn) }
button[data-state=alert], button[data-state=refused] { color: var(--alert) }
button[data-state=pending], button[data-state=failed] { color: inherit }
button:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 1px }
svg { align-self: center; inline-size: 1.15em; block-size: 1.15em; flex: none; fill: currentColor }
[part=reason] {
  position: fixed;
  inset: auto;
  margin: 0;
  box-sizing: border-box;
  inline-size: max-content;
  max-block-size: 60vh;
  overflow: auto;
  overflow-wrap: anywhere;
  padding: .6rem .75rem;
  border: 1px solid var(--ens-name-border-color, GrayText);
  border-radius: .5rem;
  background: var(--ens-name-surface-color, Canvas);
  color: var(--ens-name-text-color, CanvasText);
  font: 400 .875rem/1.45 system-ui, sans-serif;
  text-align: start;
  white-space: normal;
  box-shadow: 0 4px 16px #0003;
  z-index: 1;
}
[part=reason][hidden] { display: none }
[part=reason] p { margin: 0 0 .25rem }
[part=headline] { font-weight: 600 }
a, .again { color: inherit; text-decoration: underline; display: inline-flex; align-items: center; min-block-size: 24px }
.again { font-weight: 400; margin: 0; padding: 0 }
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements, which a Content-Security-Policy without inline styles allows. */
export function getStyleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
