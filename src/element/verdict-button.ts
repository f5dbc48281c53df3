import { capitalize } from '../primitives/capitalize.ts';
import { TONE_WORDS } from '../words/names/rating-words.ts';
import type { ShownName } from './ens-name-types.ts';

/** State of the verdict button. It is `pending` until the inspection finishes. */
type VerdictState = 'pending' | 'pass' | 'warn' | 'alert' | 'refused' | 'failed';

const STOP =
  'M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1zM5.4 4.3L8 6.9l2.6-2.6 1.1 1.1L9.1 8l2.6 2.6-1.1 1.1L8 9.1l-2.6 2.6-1.1-1.1L6.9 8 4.3 5.4z';
const RING = 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zm0 1.5a5 5 0 1 1 0 10a5 5 0 0 1 0-10z';

/** Icons on a grid of 16 × 16, one per state, so that colour is not the only signal. The symbols are cut out. */
export const SHAPES: Readonly<Record<VerdictState, string>> = {
  pending: RING,
  pass: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm3.6 4.6l1 1L7 12.2 3.6 8.8l1-1L7 10.1z',
  warn: 'M8 1L15.5 14.5H.5zM7.2 6h1.6v4.4H7.2zm0 5.4h1.6V13H7.2z',
  alert: STOP,
  refused: STOP,
  failed: `${RING}M5 7.2h6v1.6H5z`,
};

const WORDS: Readonly<Record<VerdictState, string>> = {
  pending: 'inspecting',
  pass: TONE_WORDS.pass,
  warn: TONE_WORDS.warn,
  alert: TONE_WORDS.alert,
  refused: 'not a valid name',
  failed: 'not inspected',
};

/** Words for rejected names that differ from `WORDS.refused`. */
const REJECTION_WORDS = { empty: 'no name', not_inspected: 'too long to inspect' } as const;

const SVG = 'http://www.w3.org/2000/svg';

function getState(result: ShownName | null): VerdictState {
  if (result === null) return 'pending';
  if (result.ok) return result.verdict.status;
  if (result.code === 'failed') return 'failed';
  return result.verdict?.report.imitates?.status === 'alert' ? 'alert' : 'refused';
}

/** Creates an icon from the path of a shape. */
export function createIcon(shape: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 16 16');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape);
  path.setAttribute('fill-rule', 'evenodd');
  icon.append(path);
  return icon;
}

/** Returns the words for the state, with a capital letter. */
function getStateWords(result: ShownName | null): string {
  const words =
    result && !result.ok && result.code in REJECTION_WORDS
      ? REJECTION_WORDS[result.code as keyof typeof REJECTION_WORDS]
      : WORDS[getState(result)];
  return capitalize(words);
}

/** Returns the headline of a result, followed by its evidence and notes. */
export function getReason(result: ShownName | null): [headline: string, ...notes: string[]] {
  if (result === null) return ['Inspecting …'];
  const { verdict } = result;
  if (!verdict) return [result.reason];
  const notes = verdict.evidence === null ? [] : [verdict.evidence];
  if (!result.ok) notes.push(result.reason);
  else if (verdict.status === 'pass') notes.push('The owner and the address are not checked.');
  return [verdict.headline, ...notes];
}

/** Draws the icon of a result into the button, with words unless the result is pending or a pass. */
export function drawVerdictButton(button: HTMLButtonElement, result: ShownName | null): void {
  const state = getState(result);
  const words = getStateWords(result);
  const icon = createIcon(SHAPES[state]);
  const isCalm = state === 'pending' || state === 'pass';
  button.replaceChildren(icon, ...(isCalm ? [] : [words]));
  // Starts with the visible words, so that people who use voice control can say them.
  button.setAttribute('aria-label', `${words}: ${getReason(result)[0]}`);
  button.dataset.state = state;
}
