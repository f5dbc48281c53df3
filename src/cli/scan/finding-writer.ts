import { formatSafeLine } from '../../display/safe-json.ts';
import type { Output } from '../process/output.ts';
import type { Styles } from '../terminal/styles.ts';
import { createTable } from '../terminal/table.ts';
import { getTableWidth } from '../terminal/terminal-width.ts';
import { createResultWriter, joinEntries } from '../writing/result-writer.ts';
import { createSarifFormatter, formatSarifFrame } from './sarif-log.ts';
import type { ScanFinding } from './scan-finding.ts';

/** Formats that findings can be written in. */
export const SCAN_FORMATS = ['table', 'jsonl', 'json', 'sarif'] as const;

export type ScanFormat = (typeof SCAN_FORMATS)[number];

/** Writes findings as they are found. */
export interface FindingWriter {
  write(findings: readonly ScanFinding[]): Promise<void>;
  /** Completes the output, also if the scan was interrupted, so that JSON stays valid. */
  end(): Promise<void>;
}

const COLUMNS = [
  { title: 'place' },
  { title: 'status' },
  { title: 'found' },
  { title: 'finding' },
  { title: 'evidence', isCut: true },
];

/**
 * Creates a writer. Hidden and direction-changing characters are always escaped, because people read reports of build
 * servers in terminals and browsers.
 *
 * @param version version of the package, for SARIF
 */
export function createFindingWriter(
  output: Output,
  format: ScanFormat,
  styles: Styles,
  version: string,
): FindingWriter {
  switch (format) {
    case 'table':
      return createTableWriter(output, styles);
    case 'sarif':
      return createSarifWriter(output, version);
    default: {
      const writer = createResultWriter(output, format, '');
      return {
        write: (findings) =>
          findings.length === 0
            ? Promise.resolve()
            : writer.write(joinEntries(format, findings.map(formatSafeLine))),
        end: writer.end,
      };
    }
  }
}

function createTableWriter(output: Output, styles: Styles): FindingWriter {
  const table = createTable(COLUMNS, styles, getTableWidth(output));
  return {
    async write(findings) {
      if (findings.length === 0) return;
      const rows = findings.map(({ path, line, column, status, text, message, evidence }) => [
        `${path}:${line}:${column}`,
        { text: status, draw: (content: string) => styles.status(status, content) },
        text,
        message,
        { text: evidence ?? '', draw: styles.dim },
      ]);
      await output.write(table.formatRows(rows));
    },
    end: async () => undefined,
  };
}

function createSarifWriter(output: Output, version: string): FindingWriter {
  const frame = formatSarifFrame(version);
  const format = createSarifFormatter();
  let isStarted = false;
  return {
    async write(findings) {
      if (findings.length === 0) return;
      const entries = findings.map((finding) => formatSafeLine(format(finding))).join(',\n');
      await output.write((isStarted ? ',\n' : frame.start) + entries);
      isStarted = true;
    },
    async end() {
      await output.write((isStarted ? '' : frame.start.trimEnd()) + frame.end);
    },
  };
}
