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

describe('the verdict on a character', () => {
  it.each(['o', 'l', '0'])('of %s is that it is plain, and by how many it is imitated', (each) => {
    const report = inspect(each);
    const { title, other } = describeGraphemeVerdict(report);
    expect(title).toBe(`The plain form; ${report.confusables.length} characters imitate it`);
    expect(other).toBeNull();
    expect(findMessage(describeGraphemeChecks(report))).toBe(
      'This is the plain form, which others are mistaken for.',
    );
    // The documented report keeps its own words.
    expect([report.title, findMessage(report.checks)]).toEqual([
      'No problem found',
      'This character is not easily mistaken for another.',
    ]);
  });

  it.each([
    ['-', 'The plain form; 1 character imitates it', null],
    ['_', 'A plain form', null],
    ['ì', 'Can be mistaken for', 'i'],
    ['👨', 'Can be mistaken for', '🧑'],
    ['ー', 'Can be mistaken for 2 other characters', null],
    // Refused by ENS; hard to type, and not confusable.
    ['A', 'High risk', null],
    ['\u200d', 'High risk', null],
    ['漢', 'Some risk', null],
  ])('of %s is “%s”', (grapheme, title, other) => {
    expect(describeGraphemeVerdict(inspect(grapheme))).toMatchObject({ title, other });
  });

  it.each(['_', 'ì', 'A'])('leaves the checks of %s as they are', (grapheme) => {
    const report = inspect(grapheme);
    expect(describeGraphemeChecks(report)).toBe(report.checks);
  });
});
