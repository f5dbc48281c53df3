import { useSyncExternalStore } from 'react';
import { createListeners } from '../../primitives/create-listeners.ts';
import { formatHref, parseRoute, type Route } from './route.ts';

/** A link of a screen: its address, and which of the screen's links to that address it is. */
export interface LeavingLink {
  href: string;
  order: number;
}

/** What a history entry remembers beside its address. */
interface EntryState {
  /** Graphemes that were opened one from the other on the way here, oldest first. */
  trail?: readonly string[];
  /** The name that was changed into this one, by a repair or a substitution. */
  changedFrom?: string;
  /** Line breaks were taken off what was pasted. */
  isSplit?: boolean;
  /** A route that no address can hold: too long, or not valid Unicode. */
  route?: Route;
  /** The link that the entry was left by; focus returns to it. */
  leftBy?: LeavingLink;
}

/** One stay on a screen. */
export interface Visit extends EntryState {
  route: Route;
  trail: readonly string[];
  /** How it was reached: `typing` moves neither focus nor scroll position. */
  arrival: 'load' | 'link' | 'typing' | 'history';
}

export interface NavigateOptions {
  trail?: readonly string[];
  changedFrom?: string;
  isSplit?: boolean;
  /**
   * Leaves focus and scroll position alone. The first name that is typed is a step of its own; what
   * it is typed on into takes its place, until nothing is left of it.
   */
  typing?: boolean;
  /** A step of its own also in the midst of typing. */
  isStep?: boolean;
}

/** Longest fragment that is written to the address; browsers refuse some longer ones. */
const MAX_HREF_LENGTH = 16_000;

const { notify, subscribe } = createListeners();

let visit: Visit = visitHere('load');

function visitHere(arrival: Visit['arrival']): Visit {
  const state: EntryState = history.state ?? {};
  const route = state.route ?? parseRoute(location.hash);
  return { ...state, route, trail: state.trail ?? [], arrival };
}

function arrive(arrival: Visit['arrival']): void {
  visit = visitHere(arrival);
  notify();
}

// Back and forward, and also addresses typed by hand, whose entries have no state yet.
addEventListener('popstate', () => arrive(history.state === null ? 'link' : 'history'));

/** Whether a link can lead to the route. */
export function fitsAddress(route: Route, href: string): boolean {
  return href.length <= MAX_HREF_LENGTH && parseRoute(href).screen === route.screen;
}

/** The links of the screen to one address. */
export function findLinks(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)];
}

/** The first, where the browser does not focus what is clicked. */
function getFocusedOrder(href: string): number {
  return Math.max(0, findLinks(href).indexOf(document.activeElement as HTMLElement));
}

/** Whether a route takes the place of the one that is shown, as another state of the same stay. */
function isSameStay(route: Route, { typing, isStep }: NavigateOptions): boolean {
  // The visit decides, not the caller, who may be a keystroke behind.
  const shown = visit.route;
  if (JSON.stringify(route) === JSON.stringify(shown)) return true;
  if (!typing || isStep || route.screen === 'inspect') return false;
  return ['name', 'compare', 'characters', 'imitations'].includes(shown.screen);
}

/** Goes to a route; Back then leads to the one before, which is another one. */
export function navigate(route: Route, options: NavigateOptions = {}): void {
  const { typing = false, isStep, ...entry } = options;
  const href = formatHref(route);
  const fits = fitsAddress(route, href);
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
  arrive(typing ? 'typing' : 'link');
}

/** The current visit; the component renders again with each new one. */
export function useVisit(): Visit {
  return useSyncExternalStore(subscribe, () => visit);
}
