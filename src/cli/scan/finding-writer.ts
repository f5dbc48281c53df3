import { createHash } from 'node:crypto';
import type { FindingStatus } from '../../contract/finding.ts';
import { formatSafeLine } from '../../display/safe-json.ts';
import type { CliIo, Output } from '../terminal/cli-io.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import {
  createResultWriter,
  type ResultLayout,
  type ResultWriter,
} from '../terminal/result-writer.ts';
import { type ColorOptions, createStatusCell } from '../terminal/table.ts';
import { getFindingKey, SCAN_RULES, type ScanFinding } from './scan-finding.ts';

/** Formats that findings can be written in. */
export type ScanFormat = 'table' | 'jsonl' | 'json' | 'sarif';

/** Writes findings as they are found. Ends also after an interrupted scan, so that JSON stays valid. */
type FindingWriter = ResultWriter<readonly ScanFinding[]>;

const LAYOUT: ResultLayout<ScanFinding> = {
  titles: ['place', 'status', 'found', 'finding', 'evidence'],
  toRows: ({ path, line, column, status, text, message, evidence }, styles) => [
    [
      `${path}:${line}:${column}`,
      createStatusCell(status, styles),
      text,
      message,
      { text: evidence ?? '', draw: styles.dim },
    ],
  ],
};

/**
 * Creates a writer. Hidden and direction-changing characters are always escaped, because people read reports of build
 * servers in terminals and browsers.
 *
 * @param version version of the package, for SARIF
 */
export function createFindingWriter(
  io: CliIo,
  options: ColorOptions & { format: ScanFormat; version: string },
): FindingWriter {
  const { format } = options;
  return format === 'sarif'
    ? createSarifWriter(io.output, options.version)
    : createResultWriter(LAYOUT, { ...options, format }, io, true);
}

function createSarifWriter(output: Output, version: string): FindingWriter {
  const frame = formatSarifFrame(version);
  const format = createSarifFormatter();
  let isStarted = false;
  return {
    async write(findings) {
      const entries = findings.map((finding) => formatSafeLine(format(finding))).join(',\n');
      await output.write((isStarted ? ',\n' : frame.start) + entries);
      isStarted = true;
    },
    async end() {
      await output.write((isStarted ? '' : frame.start.trimEnd()) + frame.end);
    },
  };
}

// Writes findings for code hosts: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const LEVELS: Readonly<Record<FindingStatus, string>> = {
  alert: 'error',
  warn: 'warning',
  info: 'note',
  pass: 'none',
};

/** Maximum number of distinct findings per file for which repeats are counted. */
const MAX_COUNTED = 100_000;

/** Returns the text before and after the results of a log. */
export function formatSarifFrame(version: string): { start: string; end: string } {
  const rules = Object.entries(SCAN_RULES).map(([id, { title, help }]) => ({
    id,
    name: title,
    shortDescription: { text: `${title}.` },
    fullDescription: { text: help },
    help: { text: help },
    properties: { tags: ['security'] },
  }));
  const run = {
    tool: { driver: { name: 'namescope', version, semanticVersion: version, rules } },
    columnKind: 'utf16CodeUnits',
    results: [],
  };
  const log = JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] });
  const at = log.lastIndexOf('[]') + 1;
  return { start: `${log.slice(0, at)}\n`, end: `\n${log.slice(at)}\n` };
}

/** Returns a function that creates the SARIF result of each finding. Call the function for all findings, in order. */
export function createSarifFormatter(): (finding: ScanFinding) => unknown {
  const ruleIds = Object.keys(SCAN_RULES);
  let path = '';
  let counts = new Map<string, number>();
  return (finding) => {
    if (finding.path !== path || counts.size > MAX_COUNTED) counts = new Map();
    path = finding.path;
    const key = getFindingKey(finding);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const print = createHash('sha256').update(`${key}:${count}`).digest('hex').slice(0, 32);
    const { rule, code, status, line, column, end_column, text, message, evidence } = finding;
    return {
      ruleId: rule,
      ruleIndex: ruleIds.indexOf(rule),
      level: LEVELS[status],
      message: { text: escapeForTerminal([message, evidence].filter(Boolean).join(' ')) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: formatUri(path) },
            region: { startLine: line, startColumn: column, endColumn: end_column },
          },
        },
      ],
      partialFingerprints: { 'namescopeFinding/v1': print },
      properties: { path, rule, code, text, evidence, status },
    };
  };
}

/** Formats a relative path as a relative reference, and an absolute path as a `file:` URI (RFC 3986). */
function formatUri(path: string): string {
  const encoded = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return `file://${encoded}`;
  return /^[A-Za-z]:\//.test(path) ? `file:///${encoded.replace('%3A', ':')}` : encoded;
}
