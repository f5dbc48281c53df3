import { formatSafeLine } from '../../display/safe-json.ts';
import type { ColorOptions } from '../options/shared-options.ts';
import { standardOutput } from '../process/standard-streams.ts';
import { createStatusCell } from '../terminal/table.ts';
import {
  createResultWriter,
  type ResultLayout,
  type ResultWriter,
} from '../writing/result-writer.ts';
import { createSarifFormatter, formatSarifFrame } from './sarif-log.ts';
import type { ScanFinding } from './scan-finding.ts';

/** Formats that findings can be written in. */
export const SCAN_FORMATS = ['table', 'jsonl', 'json', 'sarif'] as const;

export type ScanFormat = (typeof SCAN_FORMATS)[number];

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
  options: ColorOptions & { format: ScanFormat; version: string },
): FindingWriter {
  const { format } = options;
  return format === 'sarif'
    ? createSarifWriter(options.version)
    : createResultWriter(LAYOUT, { ...options, format }, standardOutput, true);
}

function createSarifWriter(version: string): FindingWriter {
  const frame = formatSarifFrame(version);
  const format = createSarifFormatter();
  let isStarted = false;
  return {
    async write(findings) {
      const entries = findings.map((finding) => formatSafeLine(format(finding))).join(',\n');
      await standardOutput.write((isStarted ? ',\n' : frame.start) + entries);
      isStarted = true;
    },
    async end() {
      await standardOutput.write((isStarted ? '' : frame.start.trimEnd()) + frame.end);
    },
  };
}
