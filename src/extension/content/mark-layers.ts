// Adds the elements that contain the marks. The page sees only empty elements.

import { PANEL_CSS } from '../../element/reason-panel.ts';
import { lazy } from '../../primitives/lazy.ts';
import { getComposedParent } from './skipped-elements.ts';

/** Width of the area of marks in CSS pixels. It shows whether the page is scaled. */
const AREA_WIDTH = 10;

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
.panel {${PANEL_CSS}
  color-scheme: light dark;
  pointer-events: auto;
  padding: .75rem .875rem;
  border: 1px solid light-dark(#c9d1d6, #3a464d);
  border-inline-start: 4px solid var(--color);
  background: light-dark(#fff, #161d21);
  color: light-dark(#12181b, #e8eef1);
  font: 400 14px/1.45 system-ui, sans-serif;
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
const getMarkStyles = lazy(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
});

/** An element that covers part of the page and holds marks in its closed shadow root. */
export interface MarkLayer {
  readonly host: HTMLElement;
  /** Element in the shadow root that contains the marks. */
  readonly area: HTMLElement;
  /** Origin of the mark positions, as a point in the viewport. */
  origin: { readonly x: number; readonly y: number };
  /** Size of one CSS pixel of the layer in the viewport. The scale differs from 1 if CSS scales the page. */
  scale: number;
  /** Right edge of the page or the dialog in the viewport. Marks beyond it would change the width of the page. */
  edge: number;
}

/**
 * Attribute for the tests. The element uses a built-in tag, because a page could define a custom element with any other
 * tag.
 */
const ATTRIBUTE = 'data-namescope-mark';

/** Elements that the browser shows above the rest of the document. No other element can be painted over them. */
const TOP_LAYER = ':modal, :popover-open, :fullscreen';

/** Maximum number of layers, because every layer is measured in every frame. */
const MAX_LAYERS = 20;

/** Minimum time before a layer is put back again, in milliseconds. */
const REPAIR_INTERVAL = 1_000;

/** Events that the page must not see when they happen in a layer. */
const OWN_EVENTS = [
  ...['click', 'auxclick', 'dblclick', 'contextmenu', 'wheel', 'touchstart', 'touchend'],
  ...['mousedown', 'mouseup', 'pointerdown', 'pointerup', 'keydown', 'keypress', 'keyup'],
];

/** The layers of a page: one over the document, and one in each open dialog, popover and fullscreen element. */
export function createMarkLayers() {
  const layers = new Map<Element, MarkLayer>();
  const hosts = new WeakSet<Node>();
  let repaired = -Infinity;

  function addLayer(parent: Element): MarkLayer {
    const host = document.createElement('div');
    host.setAttribute(ATTRIBUTE, '');
    const root = host.attachShadow({ mode: 'closed' });
    root.adoptedStyleSheets = [getMarkStyles()];
    for (const type of OWN_EVENTS) host.addEventListener(type, (event) => event.stopPropagation());
    hosts.add(host);
    const area = document.createElement('div');
    area.className = 'area';
    root.append(area);
    parent.append(host);
    const layer = { host, area, ...measureLayer(parent, area) };
    layers.set(parent, layer);
    return layer;
  }

  function ensureLayer(parent: Element): MarkLayer {
    return layers.get(parent) ?? addLayer(parent);
  }

  /** Finds the layer of the closest top-layer element that contains a node. */
  function findLayer(node: Node): MarkLayer | undefined {
    for (let at: Node | null = node; at; at = getComposedParent(at)) {
      const isOpen = at.nodeType === Node.ELEMENT_NODE && (at as Element).matches(TOP_LAYER);
      if (isOpen) return layers.get(at as Element);
    }
    return undefined;
  }

  return {
    start: () => void ensureLayer(document.documentElement),
    /** Restores the layers that the page has removed, and measures their position. */
    measure() {
      const isTime = performance.now() - repaired > REPAIR_INTERVAL;
      for (const [parent, layer] of layers) {
        if (!parent.isConnected) layers.delete(parent);
        else if (layer.host.parentNode !== parent && isTime) {
          repaired = performance.now();
          parent.append(layer.host);
        }
        Object.assign(layer, measureLayer(parent, layer.area));
      }
    },
    /**
     * Adds a layer to every open dialog, popover and fullscreen element in a tree. Adds the layer whether or not any of
     * its names has a mark, so that a page cannot test which names the user trusts.
     */
    addOpen(root: Document | ShadowRoot) {
      for (const element of root.querySelectorAll(TOP_LAYER)) {
        if (layers.size < MAX_LAYERS) ensureLayer(element);
      }
    },
    getLayer: (node: Node) => findLayer(node) ?? ensureLayer(document.documentElement),
    /** Checks whether a node is an element that was added to the page. */
    isOwn: (node: Node) => hosts.has(node),
  };
}

function measureLayer(
  parent: Element,
  area: HTMLElement,
): Pick<MarkLayer, 'origin' | 'scale' | 'edge'> {
  const { left: x, top: y, width } = area.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isDialog = parent !== document.documentElement;
  return {
    origin: { x, y },
    scale: width / AREA_WIDTH || 1,
    edge: isDialog ? parent.getBoundingClientRect().right : clientWidth,
  };
}
