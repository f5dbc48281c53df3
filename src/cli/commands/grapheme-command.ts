import type { Command } from 'commander';
import type { GraphemeGuardReport } from '../../contract/reports.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { formatGraphemeReport } from '../grapheme/format-grapheme-report.ts';
import { readGraphemeArgument } from '../grapheme/read-grapheme-argument.ts';
import { addExamples } from '../options/add-examples.ts';
import {
  addColorOptions,
  type ColorOptions,
  createFormatOption,
  getDefaultFormat,
} from '../options/shared-options.ts';
import { CliError } from '../process/cli-error.ts';
import { standardOutput } from '../process/standard-streams.ts';
import { formatJson } from '../terminal/format-json.ts';
import { createStyles } from '../terminal/styles.ts';
import { formatResults } from '../writing/result-writer.ts';

const FORMATS = ['table', 'jsonl', 'json'] as const;

interface GraphemeOptions extends ColorOptions {
  format?: (typeof FORMATS)[number];
}

/** Adds `namescope grapheme`, which reports on single graphemes. */
export function addGraphemeCommand(program: Command): void {
  const command = program
    .command('grapheme')
    .description('Shows what graphemes are and what they can be mistaken for.')
    .argument('<grapheme...>', 'graphemes as text or as code points such as U+00EC')
    .addOption(createFormatOption(FORMATS))
    .action(printGraphemes);
  addColorOptions(command);
  addExamples(command, [
    ['namescope grapheme ì', 'a report on ì'],
    ["namescope grapheme U+043E 'U+0069 U+0300'", 'two graphemes, the second of two code points'],
    ['namescope grapheme --format json ì', 'a full report with all confusables'],
  ]);
}

async function printGraphemes(texts: readonly string[], options: GraphemeOptions): Promise<void> {
  const { format = getDefaultFormat(standardOutput), color } = options;
  const graphemes = texts.map(readGraphemeArgument);
  const inspector = await createNodeInspector();
  const reports: GraphemeGuardReport[] = [];
  const errors: string[] = [];
  for (const grapheme of graphemes) {
    const outcome = inspector.inspectGrapheme(grapheme);
    if (outcome.ok) reports.push(outcome.value);
    else errors.push(outcome.problem.detail);
  }
  if (reports.length > 0) {
    const styles = createStyles(standardOutput, color, process.env);
    await standardOutput.write(
      {
        table: () => reports.map((report) => formatGraphemeReport(report, styles)).join('\n\n'),
        jsonl: () => formatResults(reports, {}, 'jsonl', standardOutput.isTerminal),
        json: () => formatJson(standardOutput, reports),
      }[format](),
    );
    await standardOutput.flush();
  }
  if (errors.length > 0) throw new CliError(errors.join('\n'));
}
