import { useSyncExternalStore } from 'react';
import { createListeners } from '../../primitives/create-listeners.ts';
import type { SecretWords } from '../../secrets/secret-kind.ts';
import { hideAddress } from './hidden-address.ts';
import { findRenamed, formatHref, parseRoute, type Route } from './route.ts';

/** The link that led away from a screen. `order` is its index among the links with the same address. */
export interface LeavingLink {
  href: string;
  order: number;
}

/** State of a history entry. */
interface EntryState {
  /** Graphemes that were opened before this screen, oldest first. */
  trail?: readonly string[];
  /** Name before a repair or replacement changed it into this one. */
  changedFrom?: string;
  /** Whether line breaks were removed from the pasted text. */
  isSplit?: boolean;
  /** Route that an address cannot represent, because it is too long or not valid Unicode. */
  route?: Route;
  /** Secret that the refused text looks like, in words. */
  secret?: SecretWords | undefined;
  /** Whether the URL was checked for secrets. */
  isChecked?: boolean;
  /** Link that led away from the entry. Back returns the focus to it. */
  leftBy?: LeavingLink;
}

/** A visit of a screen. */
export interface Visit extends EntryState {
  route: Route;
  trail: readonly string[];
  /** How the user got here. `typing` moves neither the focus nor the scroll position. */
  arrival: 'load' | 'link' | 'typing' | 'history';
  /** Route of the address, if the shown route is held back from the address and the history. */
  kept?: Route;
}

export interface NavigateOptions {
  trail?: readonly string[];
  changedFrom?: string;
  isSplit?: boolean;
  secret?: SecretWords | undefined;
  /**
   * Whether the user is typing. Keeps the focus and the scroll position. The first typed name adds a history entry,
   * and further typing replaces that entry until the field is empty.
   */
  typing?: boolean;
  /** Whether to add a history entry even while typing. */
  isStep?: boolean;
}

/** Maximum length of a fragment. Some browsers reject longer fragments. */
const MAX_HREF_LENGTH = 16_000;

const { notify, subscribe } = createListeners();

let visit: Visit = visitHere('load');

function visitHere(arrival: Visit['arrival']): Visit {
  hideAddress();
  const renamed = findRenamed(location.hash);
  // Replaces the history entry. If this added an entry, Back would return to the old route.
  if (renamed !== null) history.replaceState(history.state, '', renamed);
  const state: EntryState = history.state ?? {};
  const route = state.route ?? parseRoute(location.hash);
  return { ...state, route, trail: state.trail ?? [], arrival };
}

/** Routes that are held back from the address and the history, because their text may be a secret. */
export const heldRoutes: {
  /** Returns the visit of a held route, or null for any other route. */
  createVisit?: (route: Route, options: NavigateOptions) => Visit | null;
} = {};

function show(next: Visit): void {
  visit = next;
  notify();
}

// This event also fires for addresses that are typed by hand. Their entries have no state yet.
addEventListener('popstate', () => show(visitHere(history.state === null ? 'link' : 'history')));

/** Whether an address can represent the route. */
export function fitsAddress(route: Route, href: string): boolean {
  return href.length <= MAX_HREF_LENGTH && parseRoute(href).screen === route.screen;
}

/** Finds the links to an address on the current screen. */
export function findLinks(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)];
}

/** Returns the index of the focused link. Returns 0 in browsers that do not focus clicked links. */
function getFocusedOrder(href: string): number {
  return Math.max(0, findLinks(href).indexOf(document.activeElement as HTMLElement));
}

/** Whether a route replaces the current history entry. */
function isSameStay(route: Route, { typing, isStep }: NavigateOptions): boolean {
  // Uses the current visit, because the caller may not have rendered the latest keystroke.
  const shown = visit.kept ?? visit.route;
  if (JSON.stringify(route) === JSON.stringify(shown)) return true;
  if (!typing || isStep || route.screen === 'inspect') return false;
  return ['name', 'compare', 'characters', 'imitations'].includes(shown.screen);
}

/** Goes to a route. Adds a history entry unless the route replaces the current one. */
export function navigate(route: Route, options: NavigateOptions = {}): void {
  const { typing = false, isStep, ...own } = options;
  const held = heldRoutes.createVisit?.(route, options);
  if (held) {
    show(held);
    return;
  }
  const entry = { ...own, isChecked: true };
  const isLong = route.screen === 'name' && route.name.length > MAX_HREF_LENGTH;
  const href = isLong ? '#/' : formatHref(route);
  const fits = !isLong && fitsAddress(route, href);
  const state: EntryState = fits ? entry : { ...entry, route };
  if (isSameStay(route, options)) {
    history.replaceState(state, '', fits ? href : '#/');
  } else {
    const leaving: EntryState = {
      ...history.state,
      leftBy: { href, order: getFocusedOrder(href) },
    };
    history.replaceState(leaving, '');
    history.pushState(state, '', fits ? href : '#/');
  }
  show(visitHere(typing ? 'typing' : 'link'));
}

export const getVisit = () => visit;

/** Returns the current visit and renders the component again when it changes. */
export const useVisit = () => useSyncExternalStore(subscribe, getVisit);
