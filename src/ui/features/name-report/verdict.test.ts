import { expect, it } from 'vitest';
import { unwrap } from '../../../client/queries/problem-error.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { getHeadline } from '../../../words/names/headline.ts';
import { formatAnnouncement } from './verdict.tsx';

const inspector = await createNodeInspector();

function announce(name: string): string {
  const report = unwrap(inspector.inspectName(name));
  return formatAnnouncement({ report, headline: getHeadline(report) });
}

it.each([
  ['vitalik.eth', 'Pass. This is the known name of Vitalik Buterin (person).'],
  ['rnetamask.eth', 'Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.'],
  ['meta-mask.eth', 'Worth checking. Look closely: close to metamask.eth. A hyphen is added.'],
  ['\u202eabc.eth', 'Alert. Don’t send. This name hides a character. Hidden character: U+202E.'],
  [
    'a\u00adb_.eth',
    'Alert. Don’t send. This name hides a character. Hidden character: soft hyphen (U+00AD).',
  ],
])('formats the verdict of %j as: %s', (name, words) => {
  expect(announce(name)).toBe(words);
});

it('replaces hidden characters with their labels', () => {
  expect(announce('a\ue000b.eth')).toContain('does not allow “‹U+E000›”');
});
