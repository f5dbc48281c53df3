import { type KeyboardEvent, useEffect, useSyncExternalStore } from 'react';
import {
  type CandidateSession,
  getCandidateSession,
} from '../../../client/imitations/candidate-session.ts';
import {
  ALL_CANDIDATES,
  type CandidateQuery,
  type ShownCandidates,
} from '../../../client/imitations/candidate-view.ts';

import { createListPlace, type ListPlace } from '../../components/long-list.tsx';
import { moveInGrid } from '../../lib/grid-keys.ts';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import { listNamePieces } from '../../lib/pair-candidate.ts';

const places = new WeakMap<CandidateSession, ListPlace>();

/** Returns the scroll position of a list. */
export function getListPlace(session: CandidateSession): ListPlace {
  const place = places.get(session) ?? createListPlace();
  places.set(session, place);
  return place;
}

/** Forgets the scroll position, so that a different set of rows starts at the top. */
function resetListPlace(session: CandidateSession): void {
  places.delete(session);
}

/** Lists the candidates for a name while the component is mounted. */
export function useCandidates(name: string): CandidateSession {
  const session = getCandidateSession(name, listNamePieces, getNameFontStack);
  useEffect(() => {
    session.open();
    return session.close;
  }, [session]);
  return session;
}

/** Returns the candidates that match the filters, and functions that change the filters. */
export function useShownCandidates(session: CandidateSession): {
  shown: ShownCandidates;
  ask(query: CandidateQuery): void;
  /** Clears all filters. */
  showAll(): void;
} {
  const { view, likeness } = session;
  const shown = useSyncExternalStore(view.subscribe, view.shown);

  const ask = (query: CandidateQuery) => {
    resetListPlace(session);
    // Sorting by likeness needs the likeness of every row. For other orders, the rows in view are enough.
    if (query.order !== shown.query.order) {
      if (query.order === 'likeness') likeness.measureAll();
      else likeness.stop();
    }
    view.setQuery(query);
  };
  const showAll = () => {
    ask({ ...ALL_CANDIDATES, order: shown.query.order });
  };
  return { shown, ask, showAll };
}

/** Scroll distance of each key, in viewport heights. Infinity scrolls to the start or the end. */
const JUMPS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
  PageUp: -1,
  PageDown: 1,
};

/** Keys that move by one row, each mapped to an arrow key. */
const STEPS: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowDown',
  ArrowUp: 'ArrowUp',
  j: 'ArrowDown',
  k: 'ArrowUp',
};

/** Moves the focus between rows with the keyboard. After a jump, focuses a new row once it is rendered. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const jump = JUMPS[key];
  const step = STEPS[key];
  if (step !== undefined) moveInGrid(event, step);
  const isRow = event.target instanceof HTMLElement && event.target.matches('[data-tile]');
  const scroller = currentTarget.querySelector('ul')?.parentElement;
  if (jump === undefined || !isRow || !scroller || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const end = jump > 0 ? scroller.scrollHeight : 0;
  scroller.scrollTop = Number.isFinite(jump)
    ? scroller.scrollTop + jump * scroller.clientHeight
    : end;
  focusRow(scroller, key, MAX_FRAMES);
}

/** Maximum number of frames to wait for the rows after a jump. */
const MAX_FRAMES = 10;

/** Focuses the first fully visible row, or the last one after the End key. */
function focusRow(scroller: HTMLElement, key: string, frames: number): void {
  requestAnimationFrame(() => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const seen = [...scroller.querySelectorAll<HTMLElement>('[data-tile]')].filter((row) => {
      const place = row.getBoundingClientRect();
      return place.top >= top && place.bottom <= bottom;
    });
    const row = key === 'End' ? seen.at(-1) : seen[0];
    if (row) row.focus({ preventScroll: true });
    else if (frames > 0) focusRow(scroller, key, frames - 1);
  });
}
