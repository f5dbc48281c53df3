// The most expensive requests that the limits of the handler allow.

import {
  MAX_BODY_BYTES,
  MAX_HTTP_CHARACTERS,
  MAX_IMITATIONS,
  MAX_INSPECTED_CHARACTERS,
} from '../../../contract/limits.ts';
import { createMarkedLetter } from '../../../engine/testing/create-marked-letter.ts';

/** Parts of names. Some contain their index, so that no part repeats. */
const PARTS: readonly ((at: number) => string)[] = [
  () => 'ο.',
  () => '1а.',
  () => '[.',
  () => '.',
  (at) => `ο${at}.`,
  (at) => `é${at}жa.`,
  (at) => `👩‍👩‍👧${at}.`,
  () => 'e\u0316\u0301',
  () => '\u05b0\u05b1\u05bc\u05c1',
  () => '\u0f73',
  () => '日本',
  () => 'a',
  (at) => `[${at.toString(16).padStart(64, '0')}].`,
  (at) => `${at}vitalìk.`,
  (at) => createMarkedLetter(at, 15),
  (at) => createMarkedLetter(at, 64),
];

/** Creates a name of the maximum length with unique parents, which a cache might keep. */
function createName(make: (at: number) => string, seed: number): string {
  const end = `.parent${seed}longerthantwelve.under${seed}another.eth`;
  let name = '';
  for (let at = seed; name.length < MAX_HTTP_CHARACTERS - 300; at++) name += make(at);
  return name + end;
}

/** Creates the JSON of a bulk inspection with names of one kind. Every request has different names. */
export function createCostlyBody(request: number): string {
  const names: string[] = [];
  let bytes = 100;
  const make = PARTS[request % PARTS.length] as (at: number) => string;
  for (let at = 0; at < 250; at++) {
    const long = createName(make, (request * 1000 + at) * 4);
    // Some names are short enough to be inspected in full.
    const name = request % 3 === 0 ? long.slice(-190).toWellFormed() : long;
    bytes += Buffer.byteLength(name) + 3;
    if (bytes > MAX_BODY_BYTES) break;
    names.push(name);
  }
  return JSON.stringify({ names, network_name: 'mainnet' });
}

/** Parts of names with many imitations, or with few that are hard to find. */
const IMITATED_PARTS = [
  'o',
  'm',
  'w',
  'oil',
  'o🦊',
  '0123456789',
  'a-',
  'éàü',
  'привет',
  'カタカナ',
  '👍🏽',
];

/** Creates the path of a request for the maximum number of imitations. */
export function createCostlyPath(request: number): string {
  const part = IMITATED_PARTS[request % IMITATED_PARTS.length] as string;
  const length = MAX_INSPECTED_CHARACTERS - '.eth'.length;
  const name = `${part.repeat(Math.floor(length / [...part].length))}.eth`;
  const kinds = request % 2 === 0 ? '' : '&kinds=look_alikes';
  return `/imitations/mainnet/${encodeURIComponent(name)}?limit=${MAX_IMITATIONS}${kinds}`;
}
