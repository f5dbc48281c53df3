import { expect, it } from 'vitest';
import { createSarifFormatter, formatSarifFrame } from './finding-writer.ts';
import { SCAN_RULES, type ScanFinding } from './scan-finding.ts';

const FINDING: ScanFinding = {
  path: 'docs/a b%\u202e.md',
  line: 3,
  column: 5,
  end_column: 18,
  rule: 'risky-name',
  code: 'not_this',
  status: 'alert',
  text: 'rnetamask.eth',
  message: 'Don’t send. This is not metamask.eth.',
  evidence: '“rn” reads as “m”.',
};

function format(findings: readonly ScanFinding[]) {
  const { start, end } = formatSarifFrame('1.2.3');
  const formatResult = createSarifFormatter();
  return JSON.parse(start + findings.map((each) => JSON.stringify(formatResult(each))) + end);
}

// Code hosts read these parts: https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
it('writes the parts of SARIF 2.1.0 that code hosts read', () => {
  const id = 'risky-name';
  const { title, help } = SCAN_RULES[id];
  const description = { fullDescription: { text: help }, help: { text: help } };
  const rule = { id, name: title, shortDescription: { text: `${title}.` }, ...description };
  const { runs, ...log } = format([FINDING, { ...FINDING, message: 'a\u202eb', evidence: null }]);
  const [{ tool, columnKind, results }] = runs;
  expect(log).toEqual({ $schema: expect.stringContaining('2.1.0'), version: '2.1.0' });
  expect(tool.driver).toMatchObject({ name: 'namescope', version: '1.2.3' });
  expect(tool.driver.rules).toContainEqual(expect.objectContaining(rule));
  expect(columnKind).toBe('utf16CodeUnits');
  expect(results[0]).toMatchObject({
    ruleId: id,
    ruleIndex: Object.keys(SCAN_RULES).indexOf(id),
    level: 'error',
    message: { text: 'Don’t send. This is not metamask.eth. “rn” reads as “m”.' },
    partialFingerprints: { 'namescopeFinding/v1': expect.stringMatching(/^[\da-f]{32}$/u) },
  });
  expect(results[0].locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri: 'docs/a%20b%25%E2%80%AE.md' },
    region: { startLine: 3, startColumn: 5, endColumn: 18 },
  });
  expect(results[1].message).toEqual({ text: 'a<U+202E>b' });
  expect(format([]).runs[0].results).toEqual([]);
});

it('gives equal findings on other lines the same fingerprints, and copies different ones', () => {
  const getPrints = (findings: readonly ScanFinding[]) =>
    format(findings).runs[0].results.map(
      ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
        partialFingerprints['namescopeFinding/v1'],
    );
  const prints = getPrints([FINDING, { ...FINDING, line: 9 }]);
  expect(new Set(prints).size).toBe(2);
  expect(getPrints([{ ...FINDING, line: 20 }])).toEqual([prints[0]]);
});
