import type { Command } from 'commander';
import type { GraphemeGuardReport } from '../../contract/reports.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { CliError } from '../cli-error.ts';
import { formatGraphemeSheet } from '../grapheme/grapheme-sheet.ts';
import { readGraphemeArgument } from '../grapheme/read-grapheme-argument.ts';
import { addExamples } from '../options/add-examples.ts';
import {
  type ColorOptions,
  createColorOptions,
  createFormatOption,
  getDefaultFormat,
} from '../options/shared-options.ts';
import { standardOutput } from '../standard-streams.ts';
import { formatJson, formatJsonLine } from '../terminal/format-json.ts';
import { createStyles } from '../terminal/styles.ts';

const FORMATS = ['table', 'jsonl', 'json'] as const;

interface GraphemeOptions extends ColorOptions {
  format?: (typeof FORMATS)[number];
}

/** `namescope grapheme`: the report of single graphemes. */
export function addGraphemeCommand(program: Command): void {
  const command = program
    .command('grapheme')
    .description('Reports on single graphemes: what they are, and what they can be mistaken for.')
    .argument('<grapheme...>', 'graphemes as they are, or by code point as U+00EC')
    .addOption(createFormatOption(FORMATS))
    .action(printGraphemes);
  for (const option of createColorOptions()) command.addOption(option);
  addExamples(command, [
    ['namescope grapheme ì', 'what ì is'],
    ["namescope grapheme U+043E 'U+0069 U+0300'", 'two graphemes, the second of two code points'],
    ['namescope grapheme --format json ì', 'with all confusables'],
  ]);
}

async function printGraphemes(texts: readonly string[], options: GraphemeOptions): Promise<void> {
  const { format = getDefaultFormat(standardOutput), color } = options;
  const graphemes = texts.map(readGraphemeArgument);
  const inspector = await createNodeInspector();
  const reports: GraphemeGuardReport[] = [];
  const refusals: string[] = [];
  for (const grapheme of graphemes) {
    const outcome = inspector.inspectGrapheme(grapheme);
    if (outcome.ok) reports.push(outcome.value);
    else refusals.push(outcome.problem.detail);
  }
  if (reports.length > 0) {
    const styles = createStyles(standardOutput, color, process.env);
    await standardOutput.write(
      {
        table: () => reports.map((report) => formatGraphemeSheet(report, styles)).join('\n\n'),
        jsonl: () => reports.map((report) => formatJsonLine(standardOutput, report)).join(''),
        json: () => formatJson(standardOutput, reports),
      }[format](),
    );
    await standardOutput.flush();
  }
  if (refusals.length > 0) throw new CliError(refusals.join('\n'));
}
