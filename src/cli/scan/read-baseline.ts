import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { type CliIo, locate } from '../terminal/cli-io.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import { CliError, describeSystemError } from '../terminal/exit-codes.ts';
import {
  getFindingKey,
  type IdentifiedFinding,
  SCAN_RULES,
  type ScanFinding,
} from './scan-finding.ts';

/** Maximum size of a file that is read, in bytes. */
const MAX_BYTES = 200_000_000;

const rule = v.picklist(Object.keys(SCAN_RULES) as (keyof typeof SCAN_RULES)[]);

const lineSchema = v.object({
  path: v.string(),
  rule,
  text: v.string(),
  evidence: v.nullable(v.string()),
});

const sarifSchema = v.object({
  version: v.literal('2.1.0'),
  runs: v.tuple([
    v.object({
      tool: v.object({ driver: v.object({ name: v.literal('namescope') }) }),
      results: v.array(v.object({ properties: lineSchema, ruleId: rule })),
    }),
  ]),
});

/**
 * Reads the findings of an earlier scan, which are known already, written as JSON Lines or SARIF.
 *
 * @throws CliError if the file cannot be read or is not the output of a scan
 */
export function readBaseline(io: CliIo, path: string) {
  const counts = new Map<string, number>();
  for (const finding of readFindings(io, path)) {
    const key = getFindingKey(finding);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let matched = 0;
  return {
    /** Number of findings that were known. */
    get matched() {
      return matched;
    },
    /** Checks whether a finding is known. Each finding of the baseline covers one finding, so a second copy is new. */
    covers(finding: ScanFinding): boolean {
      const key = getFindingKey(finding);
      const count = counts.get(key) ?? 0;
      if (count === 0) return false;
      counts.set(key, count - 1);
      matched += 1;
      return true;
    },
  };
}

function readFindings(io: CliIo, path: string): IdentifiedFinding[] {
  const text = readText(io, path);
  const label = escapeForTerminal(path);
  const log = v.safeParse(sarifSchema, parseJson(text));
  if (log.success) return log.output.runs[0].results.map(({ properties }) => properties);
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const read = v.safeParse(lineSchema, parseJson(line));
    if (read.success) return read.output;
    throw new CliError(
      `${label}:${index + 1}: The baseline is damaged. It must be the output of namescope scan with --format jsonl or --format sarif.`,
    );
  });
}

function readText(io: CliIo, path: string): string {
  try {
    const file = locate(io, path);
    if (statSync(file).size <= MAX_BYTES) return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new CliError(
      `${escapeForTerminal(path)}: The baseline cannot be read: ${describeSystemError(error)}.`,
      error,
    );
  }
  throw new CliError(`${escapeForTerminal(path)}: The baseline is larger than 200 MB.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
