// Draws the mark of a name: a line under the name, and an icon that opens a panel with the verdict.

import { createReasonPanel, type ReasonPanel } from '../../element/reason-panel.ts';
import { createIcon, SHAPES } from '../../element/verdict-button.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import { TONE_WORDS } from '../../words/names/rating-words.ts';
import type { MarkedName, MarkStatus } from '../extension-messages.ts';
import type { MarkLayer } from './mark-layers.ts';
import type { Box, NameBoxes } from './name-boxes.ts';

export interface MarkActions {
  openReport(name: string): void;
  trust(name: string): void;
}

/** A mark in a layer over the page. */
export type PageMark = ReturnType<typeof createPageMark>;

const RING = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z';

const ICONS: Readonly<Record<MarkStatus, string>> = {
  info: `${RING}M7.1 7h1.8v5H7.1zM7.1 4h1.8v1.8H7.1z`,
  warn: SHAPES.warn,
  alert: SHAPES.alert,
};

/** Width and height of the icon, in CSS pixels. */
const ICON_SIZE = 16;

/** The part of the icon that covers the end of the name. */
const OVERLAP = 0.25;

export function createPageMark(marked: MarkedName, layer: MarkLayer, actions: MarkActions) {
  const container = createElement('div', 'mark');
  container.dataset.status = marked.status;
  const lines = createElement('div', 'lines');
  const button = createElement('button', '');
  button.type = 'button';
  button.setAttribute(
    'aria-label',
    `Namescope, ${marked.shown}, ${TONE_WORDS[marked.status]}: ${marked.headline}`,
  );
  button.append(createIcon(ICONS[marked.status]));
  const panel = createElement('div', 'panel');
  container.append(lines, button, panel);
  layer.area.append(container);
  const reason = createReasonPanel(container, button, panel, layer.host);
  fillPanel(panel, reason, marked, actions);
  let boxes: NameBoxes = { lines: [], end: { top: 0, right: 0, bottom: 0 } };
  let placed = '';
  let icon: Box = { left: 0, top: 0, right: 0, bottom: 0 };

  const send = (type: string) =>
    container.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));

  return {
    layer,
    /** Moves the mark to the name. Returns whether the mark was in a different place before. */
    place(next: NameBoxes) {
      boxes = next;
      const { origin, scale } = layer;
      const size = ICON_SIZE * scale;
      const left = getIconLeft(next.end.right, size, layer.edge);
      const top = Math.min(next.end.top - size / 2, next.end.bottom - size);
      icon = { left, top, right: left + size, bottom: top + size };
      const toX = (x: number) => `${round((x - origin.x) / scale)}px`;
      const toY = (y: number) => `${round((y - origin.y) / scale)}px`;
      const styles = next.lines.map(
        (box) =>
          `inset: calc(${toY(box.bottom)} - 2px) auto auto ${toX(box.left)}; inline-size: ${round((box.right - box.left) / scale)}px`,
      );
      const place = `${toX(left)} ${toY(top)}`;
      const now = [place, ...styles].join();
      if (now === placed) return false;
      placed = now;
      button.style.translate = place;
      // The panel opens below the button, so the button extends to the end of the line.
      button.style.blockSize = `${Math.max(ICON_SIZE, round((next.end.bottom - top) / scale))}px`;
      lines.replaceChildren(
        ...styles.map((style) => {
          const line = createElement('i', '');
          line.style.cssText = style;
          return line;
        }),
      );
      reason.place();
      return true;
    },
    /** Checks whether the mark is positioned at the boxes of a name. */
    isAt: ({ end }: NameBoxes) =>
      Math.abs(end.top - boxes.end.top) < 1 && Math.abs(end.right - boxes.end.right) < 1,
    /** Checks whether a point in the viewport is on the icon, or on the name and the icon. */
    covers: (x: number, y: number, area: 'mark' | 'icon', margin: number) =>
      contains(icon, x, y, margin) ||
      (area === 'mark' && boxes.lines.some((box) => contains(box, x, y, margin))),
    enter: () => send('pointerenter'),
    leave: () => send('pointerleave'),
    press() {
      // For keyboard users, focus opens the panel, so a press without a detail closes the panel.
      button.focus({ preventScroll: true });
      button.dispatchEvent(new MouseEvent('click', { detail: 1, cancelable: true }));
    },
    remove() {
      reason.close();
      container.remove();
    },
  };
}

/** Returns where the icon starts. The icon must not make the page or the dialog wider. */
function getIconLeft(nameEnd: number, size: number, edge: number): number {
  const left = nameEnd - size * OVERLAP;
  return nameEnd <= edge ? Math.min(left, edge - size) : nameEnd - size;
}

/** Rounds to a quarter of a pixel, because small differences are invisible. */
function round(length: number): number {
  return Math.round(length * 4) / 4;
}

function contains(
  { left, top, right, bottom }: Box,
  x: number,
  y: number,
  margin: number,
): boolean {
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
}

function fillPanel(
  panel: HTMLElement,
  reason: ReasonPanel,
  { name, status, headline, note, isTrustable }: MarkedName,
  actions: MarkActions,
): void {
  panel.dir = 'ltr';
  panel.lang = 'en';
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
  // The page could cover the panel, so the user confirms trust in a separate extension window.
  if (isTrustable) addButton('Trust this name …', actions.trust);
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
