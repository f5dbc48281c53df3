import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../client/queries/problem-error.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import {
  describeGraphemeChecks,
  describeGraphemeVerdict,
  getGraphemeTone,
} from './describe-grapheme-verdict.ts';

const engine = await createNodeInspector();

const inspect = (grapheme: string) => unwrap(engine.inspectGrapheme(grapheme));

const findMessage = (checks: ReturnType<typeof describeGraphemeChecks>) =>
  checks.find(({ check }) => check === 'confusables')?.message;

describe('describeGraphemeVerdict', () => {
  it.each([
    ['o', 'pass', '5 checks, nothing found', null],
    ['_', 'pass', '5 checks, nothing found', null],
    ['ì', 'warn', '5 checks: can be mistaken for', 'i'],
    ['👨', 'warn', '5 checks: can be mistaken for', '🧑'],
    ['ー', 'warn', '5 checks: can be mistaken for 2 other characters', null],
    ['A', 'alert', '5 checks: not accepted by ENS as it is', null],
    ['\u200d', 'alert', '5 checks: invisible, not accepted by ENS as it is', null],
    // This character is only hard to type or missing from many fonts.
    ['漢', 'pass', '5 checks, nothing found, 1 worth knowing', null],
    ['ሀ', 'warn', '5 checks: can be mistaken for 4 other characters', null],
    ['𐒰', 'alert', '5 checks: not accepted by ENS as it is', null],
  ])('describes %s as %s, “%s”', (grapheme, tone, text, other) => {
    expect(describeGraphemeVerdict(inspect(grapheme))).toEqual({ tone, text, other });
  });
});

describe('describeGraphemeChecks', () => {
  it.each(['o', 'l', '0'])('says that other characters imitate the plain form %s', (each) => {
    const report = inspect(each);
    expect(findMessage(describeGraphemeChecks(report))).toBe(
      'Other characters are mistaken for this plain form.',
    );
    // The words of the API report do not change.
    expect([report.title, findMessage(report.checks)]).toEqual([
      'No problem found',
      'This character is not easily mistaken for another.',
    ]);
  });

  it.each(['_', 'ì', 'A', '漢'])('does not change the messages of %s', (grapheme) => {
    const report = inspect(grapheme);
    const listMessages = (checks: typeof report.checks) =>
      checks.map(({ message }) => message).toSorted();
    expect(listMessages(describeGraphemeChecks(report))).toEqual(listMessages(report.checks));
  });

  it.each([
    ['ì', ['confusables warn', 'typing_difficulty info']],
    ['漢', ['typing_difficulty info']],
    ['o', []],
  ])('puts keyboards and fonts below the risks of %s', (grapheme, found) => {
    const checks = describeGraphemeChecks(inspect(grapheme));
    const first = checks.slice(0, found.length).map(({ check, status }) => `${check} ${status}`);
    expect(first).toEqual(found);
    for (const { status } of checks.slice(found.length)) expect(status).toBe('pass');
  });
});

describe('getGraphemeTone', () => {
  it.each([
    ['漢', 'pass'],
    ['한', 'pass'],
    ['o', 'pass'],
    ['ì', 'warn'],
    ['A', 'alert'],
  ])('gives %s the tone %s', (grapheme, tone) => {
    expect(getGraphemeTone(inspect(grapheme))).toBe(tone);
  });
});
