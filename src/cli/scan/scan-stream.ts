import { HIDDEN as HIDDEN_SECRET } from '../../lists/readers/hide-secrets.ts';
import { createStreamingDecoder, type StreamingDecoder } from '../../lists/readers/text-decoder.ts';
import { detectTextKind } from '../../lists/readers/text-kind.ts';
import { describeFinding } from '../../messages/describe-finding.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { createTextJudge, type PlacedFinding } from '../../messages/text-judge.ts';
import { createSecretCheck } from '../session/message-judge.ts';
import { getScanRule, SCAN_RULES, type ScanFinding } from './scan-finding.ts';

/** What texts are scanned with. */
export interface Scan {
  readonly context: TextContext;
  /** Whether to also report findings that are only worth knowing. */
  readonly reportsAll: boolean;
}

/** Number of first bytes that tell text from binary data. */
const SAMPLE_BYTES = 8192;

/** Maximum length of a reported text. */
const MAX_TEXT = 300;

/** Number of characters shown on each side of hidden characters. */
const MARGIN = 20;

/**
 * Creates a scanner of a text that arrives as bytes in chunks of any size.
 *
 * @param path path in the findings
 */
export function createStreamScanner(path: string, { context, reportsAll }: Scan) {
  const judge = createTextJudge(
    context,
    (status) => status !== 'pass' && (reportsAll || status !== 'info'),
  );
  const isNearSecret = createSecretCheck();
  let decoder: StreamingDecoder | undefined;

  function report(found: readonly PlacedFinding[]): Promise<ScanFinding[]> | ScanFinding[] {
    return found.length === 0 ? [] : createFindings(found);
  }

  async function createFindings(found: readonly PlacedFinding[]): Promise<ScanFinding[]> {
    const findings: ScanFinding[] = [];
    for (const each of found) findings.push(await createFinding(each));
    return findings;
  }

  async function createFinding(finding: PlacedFinding): Promise<ScanFinding> {
    const { status, code, line, column } = finding;
    const rule = getScanRule(finding);
    const place = { path, line, column: column + 1, end_column: column + 1 + measure(finding) };
    if (await isNearSecret(finding)) {
      const message = `${SCAN_RULES[rule].title}.`;
      return { ...place, rule, code, status, text: HIDDEN_SECRET, message, evidence: null };
    }
    const { name, message, evidence } = describeFinding(finding, context);
    const text = name === null ? quote(finding) : cutText(name);
    return { ...place, rule, code, status, text, message, evidence };
  }

  return {
    /** Returns the findings in the chunk, or null if the file is binary. */
    push(bytes: Uint8Array) {
      if (decoder) return report(judge.push(decoder.push(bytes)));
      const kind = detectTextKind(bytes.subarray(0, SAMPLE_BYTES));
      if (kind.kind === 'binary') return null;
      decoder = createStreamingDecoder(kind.encoding);
      return report(judge.push(decoder.push(bytes.subarray(kind.bomLength))));
    },
    /** Returns the other findings. */
    end: () => report([...judge.push(decoder?.end() ?? ''), ...judge.end()]),
  };
}

/** Returns the length of a finding in the line where it starts. */
function measure({ start, end, around, at }: PlacedFinding): number {
  const feed = around.slice(at, at + end - start).indexOf('\n');
  return feed < 0 ? end - start : feed;
}

/** Returns the text of a finding as it is written: the target of a link, or hidden characters in their word. */
function quote({ subject, args, start, end, around, at }: PlacedFinding): string {
  if (args.written !== undefined) return cutText(String(args.written));
  const after = at + end - start;
  const written = cutText(around.slice(at, after));
  if (subject !== 'hidden') return written.toWellFormed();
  const before = /\S*$/u.exec(around.slice(Math.max(0, at - MARGIN), at))?.[0] ?? '';
  const behind = /^\S*/u.exec(around.slice(after, after + MARGIN))?.[0] ?? '';
  return (before + written + behind).toWellFormed();
}

/** Cuts a text that is reported. */
function cutText(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).toWellFormed()}…` : text;
}
