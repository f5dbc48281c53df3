import { lazy } from '../../primitives/lazy.ts';

/** Width of the area of marks in CSS pixels. It shows whether the page is scaled. */
export const AREA_WIDTH = 10;

/** `!important` in a shadow root takes precedence over any style of the page. */
const CSS = `
/* The host has no box, so a page cannot measure the marks in it. */
:host {
  all: initial !important;
  display: contents !important;
  pointer-events: none !important;
  -webkit-user-select: none !important;
  user-select: none !important;
}
.area {
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: ${AREA_WIDTH}px;
  block-size: 0;
  z-index: 2147483647;
}
@media print { :host { display: none !important } }
.mark { direction: ltr; line-height: 1; --color: #2f5fbf }
.mark[data-status=warn] { --color: #b05f00 }
.mark[data-status=alert] { --color: #d3261b }
.lines > i { position: absolute; block-size: 2px; border-radius: 1px; background: var(--color) }
.mark > button {
  all: unset;
  display: flex;
  align-items: start;
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: 16px;
  color: var(--color);
}
.mark > button > svg { display: block; border-radius: 50%; background: #fff }
.action:focus-visible, button:focus-visible > svg { outline: 2px solid #2f5fbf; outline-offset: 2px }
svg { inline-size: 16px; block-size: 16px; fill: currentColor }
.panel {
  color-scheme: light dark;
  position: fixed;
  pointer-events: auto;
  inset: auto;
  margin: 0;
  box-sizing: border-box;
  inline-size: max-content;
  overflow: auto;
  overflow-wrap: anywhere;
  padding: .75rem .875rem;
  border: 1px solid light-dark(#c9d1d6, #3a464d);
  border-inline-start: 4px solid var(--color);
  border-radius: .5rem;
  background: light-dark(#fff, #161d21);
  color: light-dark(#12181b, #e8eef1);
  font: 400 14px/1.45 system-ui, sans-serif;
  text-align: start;
  white-space: normal;
  box-shadow: 0 4px 16px #0004;
}
p { margin: 0 0 .375rem }
.headline { font-weight: 600 }
.actions { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .25rem 0 }
.action {
  all: unset;
  cursor: pointer;
  min-block-size: 24px;
  text-decoration: underline;
  text-underline-offset: 2px;
}
.source { margin: 0; font-size: 12px; color: light-dark(#56636a, #9fb0b8) }
`;

/** Returns the style sheet of all marks. A constructed style sheet works under any Content Security Policy of the page. */
export const getMarkStyles = lazy(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
});
