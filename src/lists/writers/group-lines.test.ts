import { expect, it } from 'vitest';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { formatHeadline } from '../../words/names/headline.ts';
import { formatGroupHead, formatGroupLine } from './group-lines.ts';
import { formatExportHead, formatExportLine } from './report-lines.ts';

const engine = await createNodeInspector();
const CSV = { kind: 'csv', hasBom: false, hasEscapedColumn: false } as const;

function inspect(name: string): ConsolidatedNameGuardReport {
  const [outcome] = engine.bulkInspectNames([name]);
  if (!outcome?.ok) throw new Error(`${name} was not inspected`);
  return outcome.value;
}

it.each([
  ['rnetamask.eth', 'Don’t send. This is not metamask.eth.'],
  ['tether-support.eth', 'Look closely: uses the name of tether.eth.'],
  ['a\u200bb.eth', 'Don’t send. This name hides a character.'],
])('gives %j the title that the page shows', (name, title) => {
  const columns = formatExportHead(CSV).trimEnd().split(',');
  const cells = formatExportLine(CSV, inspect(name)).split(',');
  expect(cells[columns.indexOf('title')]).toBe(title);
});

it('writes JSON Lines in the documented shape, whose title is that of the rating', () => {
  const report = inspect('rnetamask.eth');
  const line = formatExportLine({ kind: 'jsonl' }, report);
  expect(JSON.parse(line)).toEqual(report);
});

it.each([
  [
    'rnetamask.eth',
    'same_target',
    '3,same_target,rnetamask.eth,metamask.eth,identical_look,alert,“rn” reads as “m”,4,',
  ],
  ['zqk,"x".eth', 'identical', '3,identical,"zqk,""x"".eth",,,,,4,'],
  ['=1+1', 'almost_identical', "3,almost_identical,'=1+1,,,,,4,"],
  ['a\nb', 'identical', '3,identical,"a\nb",,,,,4,'],
  ['\u202eab.eth', 'identical', '3,identical,\u202eab.eth,,,,,4,'],
] as const)('writes %j in a group as a CSV record', (name, grouped_by, record) => {
  const report = inspect(name);
  const line = formatGroupLine(CSV, { group: 3, grouped_by }, report);
  expect(line).toBe(`${record}${formatHeadline(report)}\r\n`);
});

it('writes the columns of CSV as the keys of JSON Lines', () => {
  const group = { group: 1, grouped_by: 'same_target' } as const;
  const line = formatGroupLine({ kind: 'jsonl' }, group, inspect('rnetamask.eth'));
  const head = 'group,grouped_by,name,imitates,kind,status,evidence,rating,title';
  expect(Object.keys(JSON.parse(line)).join()).toBe(head);
  expect(formatGroupHead(CSV)).toBe(`${head}\r\n`);
  expect(formatGroupHead({ kind: 'jsonl' })).toBe('');
  const wide = { ...CSV, hasBom: true, hasEscapedColumn: true };
  expect(formatGroupHead(wide)).toBe(`\ufeff${head},name_escaped\r\n`);
  expect(formatGroupLine(wide, group, inspect('a\u200bb.eth'))).toMatch(
    /,a\\u\{200B\}b\.eth\r\n$/u,
  );
});
