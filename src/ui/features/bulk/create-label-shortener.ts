import { align } from '../../lib/align.ts';
import { type LabelPart, shortenLabel } from '../../lib/shorten-label.ts';

/** Characters that stay at the start and at the end of a folded label, where there is room for no more. */
const MIN_START = 3;
const MIN_END = 4;
/** Characters that stay beside each that is to be seen. */
const AROUND = 1;
/** Fewer characters in a row take no more room than what would stand for them. */
const MIN_GAP = 4;
/** Least room for a label, whatever stands beside it. */
const MIN_ROOM = 10;
/** Longer labels are not compared: nothing that imitates is longer. */
const MAX_COMPARED = 256;
/** A label whose characters that are to be seen are more than these loses its middle after all. */
const MAX_SHOWN = 120;
/** So much longer or shorter than what it imitates, a label differs from it nearly everywhere. */
const MAX_LENGTH_DIFFERENCE = 4;

const PLAIN = /^[a-z0-9-]$/u;

/** Places of a label that differ from the label that it imitates; of one that holds it, where it does. */
function findTellingPlaces(characters: readonly string[], target: string): Set<number> {
  const places = new Set<number>();
  const label = characters.join('');
  const at = label.indexOf(target);
  if (at >= 0) {
    const first = Array.from(label.slice(0, at)).length;
    Array.from(target).forEach((_, index) => {
      places.add(first + index);
    });
    return places;
  }
  const wanted = Array.from(target);
  const isNear = Math.abs(characters.length - wanted.length) <= MAX_LENGTH_DIFFERENCE;
  if (!isNear || characters.length > MAX_COMPARED) return places;
  let place = 0;
  for (const { left, right } of align(characters, wanted)) {
    if (left !== right) places.add(place);
    if (left !== null) place += 1;
  }
  return places;
}

/** Which characters stay: those to look at with their neighbours, and as much of both ends as there is room for. */
function findKept(characters: readonly string[], telling: Set<number>, room: number): boolean[] {
  const kept = characters.map(() => false);
  characters.forEach((character, place) => {
    if (PLAIN.test(character) && !telling.has(place)) return;
    kept.fill(true, Math.max(0, place - AROUND), place + AROUND + 1);
  });
  const half = Math.floor((room - kept.filter(Boolean).length) / 2);
  kept.fill(true, 0, Math.max(MIN_START, half));
  kept.fill(true, Math.max(0, kept.length - Math.max(MIN_END, half)));
  return kept;
}

function foldLabel(label: string, target: string | null, room: number): LabelPart[] {
  if (label.length <= room) return [label];
  const characters = Array.from(label);
  const telling = target ? findTellingPlaces(characters, target) : new Set<number>();
  const kept = findKept(characters, telling, room);
  const parts: LabelPart[] = [];
  let start = 0;
  for (let end = 1; end <= characters.length; end += 1) {
    if (end < characters.length && kept[end] === kept[start]) continue;
    const run = characters.slice(start, end);
    const last = parts.at(-1);
    if (!kept[start] && run.length >= MIN_GAP) parts.push(run.length);
    else if (typeof last === 'string') parts[parts.length - 1] = last + run.join('');
    else parts.push(run.join(''));
    start = end;
  }
  const shown = parts.filter((part) => typeof part === 'string').join('').length;
  return shown > MAX_SHOWN ? shortenLabel(label, room) : parts;
}

/**
 * How the labels of a name are written in a narrow column: what could deceive stays, what differs from the imitated
 * name, and both ends; a number stands for so many characters that are left out.
 *
 * @example createLabelShortener(name, 'long-wallet-name.eth', 20) // for long labels with a difference in the middle
 */
export function createLabelShortener(
  name: string,
  target: string | null,
  room: number,
): (label: string) => LabelPart[] {
  const [targetLabel = null] = target?.split('.') ?? [];
  return (label) => {
    // What the other labels leave of the room.
    const own = Math.max(MIN_ROOM, room - (name.length - label.length));
    return foldLabel(label, targetLabel, own);
  };
}
