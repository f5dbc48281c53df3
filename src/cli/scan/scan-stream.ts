import { HIDDEN as HIDDEN_SECRET } from '../../lists/readers/hide-secrets.ts';
import { createStreamingDecoder, type StreamingDecoder } from '../../lists/readers/text-decoder.ts';
import { detectTextKind } from '../../lists/readers/text-kind.ts';
import { findHidden } from '../../messages/hidden/find-hidden.ts';
import { createLinkReader } from '../../messages/links/link-reader.ts';
import { countFeeds } from '../../primitives/count-feeds.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { findCandidateLines } from './candidate-lines.ts';
import { describeLink } from './describe-link.ts';
import { createHiddenTextFinder } from './hidden-text-finder.ts';
import { inspectLine, type Judges } from './inspect-line.ts';
import type { Finding, LocatedPart } from './scan-finding.ts';
import { SCAN_RULES } from './scan-rules.ts';
import { createTextSplitter, type TextPart } from './split-text.ts';

/** Scans a text that arrives as bytes in chunks of any size. */
export interface StreamScanner {
  /** Returns the findings in the chunk, or null if the file is binary. */
  push(bytes: Uint8Array): Promise<Finding[]> | Finding[] | null;
  /** Returns the findings in the last line. */
  end(): Promise<Finding[]> | Finding[];
}

/** Number of first bytes that tell text from binary data. */
const SAMPLE_BYTES = 8192;

/** Length of a part of a line, in UTF-16 code units. Each part is searched for secrets together with its neighbours. */
const SECRET_BLOCK = 4096;

/** @param path path in the findings */
export function createStreamScanner(path: string, judges: Judges): StreamScanner {
  const splitter = createTextSplitter();
  const links = createLinkReader();
  const hiddenText = createHiddenTextFinder();
  const isNearSecret = createSecretCheck();
  let decoder: StreamingDecoder | undefined;

  function scanParts(parts: readonly TextPart[], isEnd = false): Promise<Finding[]> | Finding[] {
    const found: LocatedPart[] = [];
    for (const part of parts) {
      for (const each of scanPart(part)) found.push(each);
      const own = part.text.slice(part.from, part.to);
      hiddenText.addLength(own.length);
      for (const link of links.push(own)) found.push(describeLink(link));
    }
    if (isEnd) {
      for (const link of links.end()) found.push(describeLink(link));
      for (const each of hiddenText.end()) found.push(each);
    }
    return found.length === 0 ? [] : createFindings(found.sort(comparePlaces));
  }

  async function createFindings(located: readonly LocatedPart[]): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const each of located) findings.push(await createFinding(each));
    return findings;
  }

  function* scanPart(part: TextPart): Generator<LocatedPart> {
    let { line } = part;
    let counted = 0;
    for (const { start, end, mayHaveName } of findCandidateLines(part.text)) {
      line += countFeeds(part.text, counted, start);
      counted = start;
      const text = part.text.slice(start, end);
      const from = Math.max(0, part.from - start);
      const hidden = findHidden({ text, from, to: part.to - start, isCut: part.isCut });
      const place = { text, line, offset: start === 0 ? part.column : 0 };
      hiddenText.add(hidden, place);
      for (const found of inspectLine({ text, from, mayHaveName, hidden }, judges)) {
        const at = start + found.start;
        const isOwn = at >= part.from && at < part.to;
        if (isOwn) yield { found, ...place };
      }
    }
  }

  async function createFinding({ found, text, line, offset }: LocatedPart): Promise<Finding> {
    const { rule, status, start, end, message, evidence } = found;
    const place = { path, line, column: offset + start + 1, end_column: offset + end + 1 };
    if (await isNearSecret(text, start)) {
      const { title } = SCAN_RULES[rule];
      const hidden = { text: HIDDEN_SECRET, message: `${title}.`, evidence: null };
      return { ...place, rule, status, ...hidden };
    }
    return { ...place, rule, status, text: found.text, message, evidence };
  }

  return {
    push(bytes) {
      if (decoder) return scanParts(splitter.push(decoder.push(bytes)));
      const kind = detectTextKind(bytes.subarray(0, SAMPLE_BYTES));
      if (kind.kind === 'binary') return null;
      decoder = createStreamingDecoder(kind.encoding);
      return scanParts(splitter.push(decoder.push(bytes.subarray(kind.bomLength))));
    },
    end() {
      return scanParts([...splitter.push(decoder?.end() ?? ''), ...splitter.end()], true);
    },
  };
}

/** Sorts findings in the order of the text. */
function comparePlaces(one: LocatedPart, other: LocatedPart): number {
  return one.line - other.line || one.offset + one.found.start - (other.offset + other.found.start);
}

/**
 * Creates a function that checks whether an index is in or near a secret. Text at such an index must not be quoted.
 * Remembers the last answer, because a line can contain many findings.
 */
function createSecretCheck() {
  let last: { text: string; block: number; isSecret: boolean } | undefined;
  return async (text: string, index: number): Promise<boolean> => {
    const block = Math.floor(index / SECRET_BLOCK);
    if (last?.text !== text || last.block !== block) {
      const start = Math.max(0, block - 1) * SECRET_BLOCK;
      const context = text.slice(start, (block + 2) * SECRET_BLOCK);
      last = { text, block, isSecret: (await findSecret(context)) !== null };
    }
    return last.isSecret;
  };
}
