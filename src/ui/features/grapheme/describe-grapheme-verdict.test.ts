import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../../hosts/node.ts';
import { describeGraphemeChecks, describeGraphemeVerdict } from './describe-grapheme-verdict.ts';

let engine: Awaited<ReturnType<typeof createNodeInspector>>;

beforeAll(async () => {
  engine = await createNodeInspector();
});

function inspect(grapheme: string) {
  const outcome = engine.inspectGrapheme(grapheme);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

const findMessage = (checks: ReturnType<typeof describeGraphemeChecks>) =>
  checks.find(({ check }) => check === 'confusables')?.message;

describe('describeGraphemeVerdict', () => {
  it.each(['o', 'l', '0'])('describes %s as a plain form and counts its confusables', (each) => {
    const report = inspect(each);
    const { title, other } = describeGraphemeVerdict(report);
    expect(title).toBe(`Plain form, imitated by ${report.confusables.length} characters`);
    expect(other).toBeNull();
    expect(findMessage(describeGraphemeChecks(report))).toBe(
      'Other characters are mistaken for this plain form.',
    );
    // The words of the API report do not change.
    expect([report.title, findMessage(report.checks)]).toEqual([
      'No problem found',
      'This character is not easily mistaken for another.',
    ]);
  });

  it.each([
    ['-', 'Plain form, imitated by 1 character', null],
    ['_', 'Plain form', null],
    ['ì', 'Can be mistaken for', 'i'],
    ['👨', 'Can be mistaken for', '🧑'],
    ['ー', 'Can be mistaken for 2 other characters', null],
    // Rejected by ENS or hard to type, but not confusable.
    ['A', 'High risk', null],
    ['\u200d', 'High risk', null],
    ['漢', 'Some risk', null],
  ])('describes %s as “%s”', (grapheme, title, other) => {
    expect(describeGraphemeVerdict(inspect(grapheme))).toMatchObject({ title, other });
  });

  it.each(['_', 'ì', 'A'])('does not change the checks of %s', (grapheme) => {
    const report = inspect(grapheme);
    expect(describeGraphemeChecks(report)).toBe(report.checks);
  });
});
