// Judges a text that arrives in parts of any size, in one pass.

import type { Finding, FindingStatus } from '../contract/finding.ts';
import { addAll } from '../primitives/add-all.ts';
import { countFeeds } from '../primitives/list-lines.ts';
import { describeHidden, findHidden, judgeCount, judgeHidden } from './judge-hidden.ts';
import { judgePiece } from './judge-piece.ts';
import { createLinkReader, type PlacedFinding } from './links/link-reader.ts';
import { findNamesOnLine } from './names-beside.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';
import { readLine, readWhole, type WholeText } from './read-whole.ts';
import {
  type CandidateLine,
  createTextSplitter,
  findCandidateLines,
  type TextPart,
} from './split-text.ts';
import type { TextContext } from './text-context.ts';

export type { PlacedFinding };

/**
 * Length up to which a text is judged as a whole, in UTF-16 code units: a text that is only a name or a link is meant as
 * one, and the lines of a message belong together. In a longer text, each line is judged alone.
 */
const MAX_WHOLE = 4_000;

/**
 * Creates a judge of one text that arrives in parts. It returns findings in the order of the text. Findings at the end of
 * a part can come with the next part.
 *
 * @param isWanted selects the findings to return by their status
 */
export function createTextJudge(
  context: TextContext,
  isWanted: (status: FindingStatus) => boolean = () => true,
): { push(text: string): PlacedFinding[]; end(): PlacedFinding[] } {
  const splitter = createTextSplitter();
  const links = createLinkReader();
  const hiddenKinds = new Set<string>();
  let hiddenCount = 0;
  /** The first hidden character that counts, or null. */
  let firstHidden: PlacedFinding | null = null;
  let length = 0;
  /** Start of the text, until it is too long to be judged as a whole. */
  let waiting: string | null = '';

  function judgeParts(parts: readonly TextPart[], whole: WholeText | null): PlacedFinding[] {
    const found: PlacedFinding[] = [];
    for (const part of parts) {
      judgeLines(part, whole, found);
      addAll(found, links.push(part.text.slice(part.from, part.to)));
    }
    return found.sort(comparePlaces);
  }

  /** Judges the lines of a part that may contain something to report. */
  function judgeLines(part: TextPart, whole: WholeText | null, found: PlacedFinding[]): void {
    let { line } = part;
    let counted = 0;
    for (const { start, end, mayHaveName } of whole
      ? listLines(part.text)
      : findCandidateLines(part.text)) {
      line += countFeeds(part.text, counted, start);
      counted = start;
      const text = part.text.slice(start, end);
      const from = Math.max(0, part.from - start);
      const to = part.to - start;
      const at = part.start + start;
      const hidden = findHidden({ text, from, to, isCut: part.isCut });
      const pieces = whole?.readLine(text) ?? (mayHaveName ? readLine(text) : []);
      const offset = start === 0 ? part.column : 0;
      const place = (finding: Finding): PlacedFinding => ({
        ...finding,
        line,
        column: offset + finding.start - at,
        around: text,
        at: finding.start - at,
      });
      const judged = judgePieces(pieces, text, at, whole);
      for (const finding of [
        ...judged,
        ...judgeHidden({ text, start: at, from }, hidden, judged),
      ]) {
        // Findings before `from` belong to the previous part, and those after `to` to the next part.
        const index = finding.start - at;
        if (index >= from && index < to && isWanted(finding.status)) found.push(place(finding));
      }
      for (const character of hidden.counted) hiddenKinds.add(character);
      hiddenCount += hidden.counted.length;
      if (firstHidden || !hidden.firstCounted) continue;
      firstHidden = place({
        subject: 'hidden',
        status: 'info',
        code: 'hidden_text_spread',
        args: {},
        start: at + hidden.firstCounted.start,
        end: at + hidden.firstCounted.start + hidden.firstCounted.text.length,
      });
    }
  }

  function judgePieces(
    pieces: readonly PastedPiece[],
    text: string,
    start: number,
    whole: WholeText | null,
  ): Finding[] {
    const findOnLine = findNamesOnLine(text, pieces);
    const findNames = (address: PastedPiece) => {
      const onLine = findOnLine(address);
      return onLine.names.length > 0 || !whole ? onLine : whole.findNamesNear(start);
    };
    const place = { text, start, isWhole: whole?.isOnePiece ?? false, findNames };
    return pieces.flatMap((piece) => judgePiece(piece, place, context));
  }

  /** Returns the finding about many hidden characters, each of which may be harmless on its own. */
  function judgeSpread(): PlacedFinding[] {
    const status = judgeCount(hiddenCount, hiddenKinds.size, length);
    const args = describeHidden([...hiddenKinds]);
    return firstHidden && status ? [{ ...firstHidden, status, args }] : [];
  }

  return {
    push(text) {
      length += text.length;
      if (waiting === null) return judgeParts(splitter.push(text), null);
      waiting += text;
      if (waiting.length <= MAX_WHOLE) return [];
      const start = waiting;
      waiting = null;
      return judgeParts(splitter.push(start), null);
    },
    end() {
      const parts = [...splitter.push(waiting ?? ''), ...splitter.end()];
      const found = judgeParts(parts, waiting === null ? null : readWhole(waiting));
      return [...found, ...links.end(), ...judgeSpread()].sort(comparePlaces);
    },
  };
}

/** Lists all lines of a text that are not blank. */
function* listLines(text: string): Generator<CandidateLine> {
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    if (line.trim() !== '') yield { start: index, end: index + line.length, mayHaveName: true };
  }
}

const comparePlaces = (a: PlacedFinding, b: PlacedFinding) => a.start - b.start;
