import { TONE_WORDS } from '../display/rating-words.ts';
import type { ShownName } from './shown-name.ts';

/** What a mark says; `pending` as long as there is no verdict. */
type MarkState = 'pending' | 'pass' | 'warn' | 'alert' | 'refused' | 'failed';

const STOP =
  'M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1zM5.4 4.3L8 6.9l2.6-2.6 1.1 1.1L9.1 8l2.6 2.6-1.1 1.1L8 9.1l-2.6 2.6-1.1-1.1L6.9 8 4.3 5.4z';
const RING = 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zm0 1.5a5 5 0 1 1 0 10a5 5 0 0 1 0-10z';

/** Shapes on a square of 16, as the site has them: no state is told by its colour alone. The signs are cut out. */
const SHAPES: Readonly<Record<MarkState, string>> = {
  pending: RING,
  pass: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm3.6 4.6l1 1L7 12.2 3.6 8.8l1-1L7 10.1z',
  warn: 'M8 1L15.5 14.5H.5zM7.2 6h1.6v4.4H7.2zm0 5.4h1.6V13H7.2z',
  alert: STOP,
  refused: STOP,
  failed: `${RING}M5 7.2h6v1.6H5z`,
};

const WORDS: Readonly<Record<MarkState, string>> = {
  pending: 'being inspected',
  pass: TONE_WORDS.pass,
  warn: TONE_WORDS.warn,
  alert: TONE_WORDS.alert,
  refused: 'not a valid name',
  failed: 'not inspected',
};

/** What is refused though it is spelled like a name. */
const REFUSALS = { empty: 'no name', not_inspected: 'too long to inspect' } as const;

const SVG = 'http://www.w3.org/2000/svg';

function getMarkState(shown: ShownName | null): MarkState {
  if (shown === null) return 'pending';
  if (shown.ok) return shown.verdict.status;
  if (shown.code === 'failed') return 'failed';
  return shown.verdict?.report.imitates?.status === 'alert' ? 'alert' : 'refused';
}

/** One word or a few for the state. */
function getMarkWord(shown: ShownName | null): string {
  const word =
    shown && !shown.ok && shown.code in REFUSALS
      ? REFUSALS[shown.code as keyof typeof REFUSALS]
      : WORDS[getMarkState(shown)];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What is said of the name: the conclusion, then what it rests on and what it leaves open. */
export function getReason(shown: ShownName | null): [headline: string, ...notes: string[]] {
  if (shown === null) return ['Being inspected …'];
  const { verdict } = shown;
  if (!verdict) return [shown.reason];
  const notes = verdict.evidence === null ? [] : [verdict.evidence];
  if (!shown.ok) notes.push(shown.reason);
  else if (verdict.status === 'pass') notes.push('The owner and the address are not checked.');
  return [verdict.headline, ...notes];
}

/** Draws the state into the button: its shape, and its word where the name is not to be relied on. */
export function drawMark(button: HTMLButtonElement, shown: ShownName | null): void {
  const state = getMarkState(shown);
  const word = getMarkWord(shown);
  const shape = document.createElementNS(SVG, 'svg');
  shape.setAttribute('viewBox', '0 0 16 16');
  shape.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', SHAPES[state]);
  path.setAttribute('fill-rule', 'evenodd');
  shape.append(path);
  const isCalm = state === 'pending' || state === 'pass';
  button.replaceChildren(shape, ...(isCalm ? [] : [word]));
  // With the visible word first, so that it can be spoken to the button.
  button.setAttribute('aria-label', `${word}: ${getReason(shown)[0]}`);
  button.dataset.state = state;
}
