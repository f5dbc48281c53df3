import { expect, test } from 'vitest';
import { KNOWN_RELATIONS, NO_IMITATION, NO_RISK } from '../../contract/bulk-columns.ts';
import { CHECK_CODES, type CheckCode } from '../../contract/checks.ts';
import { IMITATION_KINDS, type ImitationKind } from '../../contract/imitation-kinds.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { inspector } from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const ADDRESS = `0x${'1234567890'.repeat(4)}`;

type Row = [
  name: string,
  highestRisk: CheckCode | null,
  script: string,
  kind: ImitationKind | null,
  target: string | null,
  known: (typeof KNOWN_RELATIONS)[number],
];

const ROWS: Row[] = [
  ['hello.eth', null, 'Latin', null, null, 'none'],
  ['123.eth', null, 'Common', null, null, 'none'],
  ['1234a.eth', null, 'Latin', null, null, 'none'],
  ['nick.eth', null, 'Latin', null, null, 'known'],
  ['pay.nick.eth', null, 'Latin', null, null, 'subname'],
  ['metamsak.eth', 'impersonation_risk', 'Latin', 'one_edit', 'metamask.eth', 'none'],
  ['rnetamask.eth', 'impersonation_risk', 'Latin', 'identical_look', 'metamask.eth', 'none'],
  [`${ADDRESS}.eth`, 'impersonation_risk', 'Latin', 'address', null, 'none'],
  ['vitaIik.eth', 'impersonation_risk', 'Latin', 'identical_look', 'vitalik.eth', 'none'],
  ['ni\u200dck.eth', 'invisible', 'Latin', 'identical_look', 'nick.eth', 'none'],
  [`${UNKNOWN}.eth`, 'unknown_label', 'Unknown', null, null, 'none'],
  ['a'.repeat(201), 'uninspected', 'Unknown', null, null, 'none'],
  ['жук.eth', null, 'Cyrillic', null, null, 'none'],
  ['жук', null, 'Cyrillic', null, null, 'none'],
  ['a.жук', 'decentralized_name', 'Latin', null, null, 'none'],
  ['жук.a.eth', null, 'Combined', null, null, 'none'],
  ['𐌀𐌁.eth', null, 'Old Italic', null, null, 'none'],
  ['', null, 'Unknown', null, null, 'none'],
];

test.each(ROWS)('writes the row of %j', (name, highestRisk, script, kind, target, known) => {
  // Other names must not affect the row.
  const names = [...ROWS.map(([other]) => other), name];
  const columns = inspector.inspectColumns(names);
  const row = names.length - 1;
  const number = columns.target[row] ?? 0;
  expect({
    highestRisk: columns.highestRisk[row],
    script: SCRIPTS[columns.script[row] ?? -1],
    kind: columns.imitationKind[row],
    target: number === 0 ? null : columns.targets[number - 1],
    known: KNOWN_RELATIONS[columns.known[row] ?? -1],
  }).toEqual({
    highestRisk: highestRisk === null ? NO_RISK : CHECK_CODES.indexOf(highestRisk),
    script,
    kind: kind === null ? NO_IMITATION : IMITATION_KINDS.indexOf(kind),
    target,
    known,
  });
});
