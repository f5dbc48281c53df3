import { formatSafeLine } from '../../display/safe-json.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { Output } from '../terminal/output.ts';
import {
  createResultWriter,
  type ResultLayout,
  type ResultWriter,
} from '../terminal/result-writer.ts';
import type { ColorOptions } from '../terminal/styles.ts';
import { createStatusCell } from '../terminal/table.ts';
import { createSarifFormatter, formatSarifFrame } from './sarif-log.ts';
import type { ScanFinding } from './scan-finding.ts';

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
