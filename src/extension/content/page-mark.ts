// Draws the mark behind a name. The closed shadow root keeps the page from styling or reading the mark.

import { TONE_WORDS } from '../../display/rating-words.ts';
import { createReasonPanel, type ReasonPanel } from '../../element/reason-panel.ts';
import { createIcon, SHAPES } from '../../element/verdict-button.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import type { MarkedName, MarkStatus } from '../extension-messages.ts';
import { getMarkStyles } from './mark-styles.ts';

/** What the buttons of a mark do. */
export interface MarkActions {
  openReport(name: string): void;
  trust(name: string): void;
}

const RING = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z';

const ICONS: Readonly<Record<MarkStatus, string>> = {
  info: `${RING}M7.1 7h1.8v5H7.1zM7.1 4h1.8v1.8H7.1z`,
  warn: SHAPES.warn,
  alert: SHAPES.alert,
};

/**
 * Attribute for the tests. The tag is a built-in one, because a page could define a custom element with any other tag.
 */
const ATTRIBUTE = 'data-namescope-mark';

/** Events that the page must not see when they happen in a mark. */
const OWN_EVENTS = ['click', 'auxclick', 'dblclick', 'mousedown', 'mouseup', 'pointerup', 'keyup'];

/** Creates the mark of a name. */
export function createPageMark(marked: MarkedName, actions: MarkActions): HTMLElement {
  const host = document.createElement('span');
  host.setAttribute(ATTRIBUTE, '');
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [getMarkStyles()];
  const container = createElement('span', 'mark');
  const button = createElement('button', '');
  button.type = 'button';
  button.dataset.status = marked.status;
  button.setAttribute('aria-label', `Namescope, ${TONE_WORDS[marked.status]}: ${marked.headline}`);
  button.append(createIcon(ICONS[marked.status]));
  const panel = createElement('div', 'panel');
  container.append(button, panel);
  root.append(container);
  const reason = createReasonPanel(container, button, panel, host);
  fillPanel(panel, reason, marked, actions);
  for (const type of OWN_EVENTS) host.addEventListener(type, (event) => event.stopPropagation());
  return host;
}

function fillPanel(
  panel: HTMLElement,
  reason: ReasonPanel,
  { name, status, headline, note, isTrustable }: MarkedName,
  actions: MarkActions,
): void {
  panel.dir = 'ltr';
  panel.lang = 'en';
  panel.dataset.status = status;
  const buttons = createElement('p', 'actions');
  const addButton = (text: string, run: (name: string) => void) => {
    const button = createElement('button', 'action', text);
    button.type = 'button';
    button.addEventListener('click', (event) => {
      event.preventDefault();
      if (!event.isTrusted) return;
      reason.close();
      run(name);
    });
    buttons.append(button);
  };
  addButton('Full report', actions.openReport);
  if (isTrustable) addButton('Trust this name', actions.trust);
  panel.append(
    createElement('p', 'headline', headline),
    ...(note === null ? [] : [createElement('p', 'note', note)]),
    buttons,
    createElement('p', 'source', `Namescope · ${capitalize(TONE_WORDS[status])}`),
  );
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
