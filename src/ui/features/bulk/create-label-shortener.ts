import { align } from '../../../comparison/align.ts';
import { type LabelPart, shortenLabel } from '../../lib/shorten-label.ts';

/** Minimum number of characters kept at the start and at the end of a label. */
const MIN_START = 3;
const MIN_END = 4;
/** Number of characters kept on each side of a significant character. */
const AROUND = 1;
/** Minimum length of an omitted run. Replacing a shorter run with an ellipsis would save no space. */
const MIN_GAP = 4;
/** Minimum room for a label, in characters. */
const MIN_ROOM = 10;
/** Maximum length of a label that is compared with its target. Imitations are never longer. */
const MAX_COMPARED = 256;
/** Maximum number of characters shown. A label that would exceed it is shortened by `shortenLabel` instead. */
const MAX_SHOWN = 120;
/** Maximum difference in length between a label and the target it is compared with. */
const MAX_LENGTH_DIFFERENCE = 4;

/** Characters that are only significant if they differ from the target. */
const PLAIN = /^[a-z0-9-]$/u;

/** Returns the positions of the target if the label contains it, otherwise of the characters that differ from it. */
function findSignificantPositions(characters: readonly string[], target: string): Set<number> {
  const positions = new Set<number>();
  const label = characters.join('');
  const at = label.indexOf(target);
  if (at >= 0) {
    const first = Array.from(label.slice(0, at)).length;
    Array.from(target).forEach((_, index) => {
      positions.add(first + index);
    });
    return positions;
  }
  const wanted = Array.from(target);
  const isNear = Math.abs(characters.length - wanted.length) <= MAX_LENGTH_DIFFERENCE;
  if (!isNear || characters.length > MAX_COMPARED) return positions;
  let position = 0;
  for (const { left, right } of align(characters, wanted)) {
    if (left !== right) positions.add(position);
    if (left !== null) position += 1;
  }
  return positions;
}

/** Marks the characters to keep: significant characters, their neighbours, and as much of both ends as fits. */
function findKeptCharacters(
  characters: readonly string[],
  significant: Set<number>,
  room: number,
): boolean[] {
  const kept = characters.map(() => false);
  characters.forEach((character, position) => {
    if (PLAIN.test(character) && !significant.has(position)) return;
    kept.fill(true, Math.max(0, position - AROUND), position + AROUND + 1);
  });
  const half = Math.floor((room - kept.filter(Boolean).length) / 2);
  kept.fill(true, 0, Math.max(MIN_START, half));
  kept.fill(true, Math.max(0, kept.length - Math.max(MIN_END, half)));
  return kept;
}

function shortenToRoom(label: string, target: string | null, room: number): LabelPart[] {
  if (label.length <= room) return [label];
  const characters = Array.from(label);
  const significant = target ? findSignificantPositions(characters, target) : new Set<number>();
  const kept = findKeptCharacters(characters, significant, room);
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
 * Creates a function that shortens the labels of a name for a narrow column. It keeps both ends of a label, confusable
 * characters, and characters that differ from the imitated name. Each number in the result counts omitted characters.
 *
 * @example
 * createLabelShortener(name, null, 22)(label)
 * // 'treasury-wallet-of-the-cоmpany-vault' → ['treasur', 16, 'cоmpany-vault']
 */
export function createLabelShortener(
  name: string,
  target: string | null,
  room: number,
): (label: string) => LabelPart[] {
  const [targetLabel = null] = target?.split('.') ?? [];
  return (label) => {
    // The other labels use part of the room.
    const own = Math.max(MIN_ROOM, room - (name.length - label.length));
    return shortenToRoom(label, targetLabel, own);
  };
}
