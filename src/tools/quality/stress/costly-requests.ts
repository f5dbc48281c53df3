// Creates the most expensive requests that the limits of the handler allow.

import {
  MAX_BODY_BYTES,
  MAX_BULK_NAMES,
  MAX_HTTP_CHARACTERS,
  MAX_IMITATIONS,
  MAX_INSPECTED_CHARACTERS,
} from '../../../contract/limits.ts';
import { createMarkedLetter } from '../../../engine/testing/marks-by-class.ts';

/** Each function creates one piece of a costly name. Some pieces contain the index, so that they do not repeat. */
const PART_CREATORS: readonly ((index: number) => string)[] = [
  () => 'ο.',
  () => '1а.',
  () => '[.',
  () => '.',
  (index) => `ο${index}.`,
  (index) => `é${index}жa.`,
  (index) => `👩‍👩‍👧${index}.`,
  () => 'e\u0316\u0301',
  () => '\u05b0\u05b1\u05bc\u05c1',
  () => '\u0f73',
  () => '日本',
  () => 'a',
  (index) => `[${index.toString(16).padStart(64, '0')}].`,
  (index) => `${index}vitalìk.`,
  (index) => createMarkedLetter(index, 15),
  (index) => createMarkedLetter(index, 64),
];

/** Creates a name of almost the maximum length. Each seed has its own parent names, so no cached parent is reused. */
function createName(createPart: (index: number) => string, seed: number): string {
  const end = `.parent${seed}longerthantwelve.under${seed}another.eth`;
  let name = '';
  for (let index = seed; name.length < MAX_HTTP_CHARACTERS - 300; index++) {
    name += createPart(index);
  }
  return name + end;
}

/** Creates the JSON body of a bulk inspection. Its names have similar parts. No two requests share a name. */
function createCostlyBody(request: number): string {
  const names: string[] = [];
  let bytes = 100;
  const createPart = PART_CREATORS[request % PART_CREATORS.length] as (index: number) => string;
  for (let index = 0; index < MAX_BULK_NAMES; index++) {
    const long = createName(createPart, (request * 1000 + index) * 4);
    // Every third request contains names that are short enough for a full inspection.
    const name = request % 3 === 0 ? long.slice(-190).toWellFormed() : long;
    bytes += Buffer.byteLength(name) + 3;
    if (bytes > MAX_BODY_BYTES) break;
    names.push(name);
  }
  return JSON.stringify({ names, network_name: 'mainnet' });
}

/**
 * Creates the JSON body of a bulk inspection of short names. The handler inspects these names in a single chunk, its
 * largest one.
 */
function createShortBody(request: number): string {
  const names = Array.from({ length: MAX_BULK_NAMES }, (_, index) => {
    const number = request * MAX_BULK_NAMES + index;
    return `${number.toString(36).padStart(4, '0')}taì`;
  });
  return JSON.stringify({ names, network_name: 'mainnet' });
}

/** Path that inspects the longest grapheme that fits into a Node request line. */
const COSTLY_GRAPHEME_PATH = `/inspect-grapheme/${encodeURIComponent(`e${'\u0301'.repeat(2_600)}`)}`;

/** Parts that are repeated to create names with many imitations, or with few imitations that are slow to find. */
const IMITATED_PARTS = 'o m w oil o🦊 0123456789 a- éàü привет カタカナ 👍🏽'.split(' ');

/** Creates the path of a request for the maximum number of imitations. */
function createCostlyPath(request: number): string {
  const part = IMITATED_PARTS[request % IMITATED_PARTS.length] as string;
  const length = MAX_INSPECTED_CHARACTERS - '.eth'.length;
  const name = `${part.repeat(Math.floor(length / [...part].length))}.eth`;
  const kinds = request % 2 === 0 ? '' : '&kinds=look_alikes';
  return `/imitations/mainnet/${encodeURIComponent(name)}?limit=${MAX_IMITATIONS}${kinds}`;
}

/** Created in advance, because creating a body would delay the measurements. */
const BODIES = Array.from({ length: 32 }, (_, index) => createCostlyBody(index));

/** Sends an expensive request. Half of the requests list imitations, and the others inspect names or a grapheme. */
export function sendCostly<Result>(
  send: (path: string, body?: string) => Promise<Result>,
  index: number,
): Promise<Result> {
  const round = Math.floor(index / 6);
  switch (index % 6) {
    case 3:
      return send('/bulk-inspect-names', BODIES[round % BODIES.length]);
    case 4:
      return send('/bulk-inspect-names', createShortBody(round));
    case 5:
      return send(COSTLY_GRAPHEME_PATH);
    default:
      return send(createCostlyPath(index));
  }
}
