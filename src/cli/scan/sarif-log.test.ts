import Ajv from 'ajv';
import { expect, it } from 'vitest';
import { createSarifFormatter, formatSarifFrame } from './sarif-log.ts';
import type { ScanFinding } from './scan-finding.ts';
import { SCAN_RULES } from './scan-rules.ts';

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

/** The parts of SARIF that code hosts read: https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning */
const positive = { type: 'integer', minimum: 1 };
const text = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1, pattern: '^[^\\u202a-\\u202e\\n]*$' } },
};
const rule = {
  type: 'object',
  required: ['id', 'name', 'shortDescription', 'fullDescription', 'help'],
  properties: { shortDescription: text, fullDescription: text, help: text },
};
const result = {
  type: 'object',
  required: ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'],
  properties: {
    ruleId: { enum: Object.keys(SCAN_RULES) },
    level: { enum: ['error', 'warning', 'note'] },
    message: text,
    locations: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        required: ['physicalLocation'],
        properties: {
          physicalLocation: {
            type: 'object',
            required: ['artifactLocation', 'region'],
            properties: {
              artifactLocation: {
                type: 'object',
                required: ['uri'],
                properties: { uri: { type: 'string', pattern: "^[A-Za-z0-9%/._~!'()*:-]+$" } },
              },
              region: {
                type: 'object',
                required: ['startLine', 'startColumn', 'endColumn'],
                properties: { startLine: positive, startColumn: positive, endColumn: positive },
              },
            },
          },
        },
      },
    },
    partialFingerprints: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
  },
};
const log = {
  type: 'object',
  required: ['$schema', 'version', 'runs'],
  properties: {
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'columnKind', 'results'],
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'version', 'rules'],
                properties: { rules: { type: 'array', items: rule } },
              },
            },
          },
          columnKind: { const: 'utf16CodeUnits' },
          results: { type: 'array', items: result },
        },
      },
    },
  },
};
const validate = new Ajv({ strict: false }).compile(log);

function format(findings: readonly ScanFinding[]) {
  const { start, end } = formatSarifFrame('1.2.3');
  const formatResult = createSarifFormatter();
  return JSON.parse(start + findings.map((each) => JSON.stringify(formatResult(each))) + end);
}

it.each([[[]], [[FINDING]], [[FINDING, FINDING]]])('has the form of SARIF 2.1.0', (findings) => {
  const formatted = format(findings);
  expect(validate(formatted), JSON.stringify(validate.errors)).toBe(true);
  expect(formatted.runs[0].results).toHaveLength(findings.length);
});

it('encodes paths and escapes messages', () => {
  const [{ ruleIndex, level, locations, message }] = format([FINDING]).runs[0].results;
  expect(Object.keys(SCAN_RULES)[ruleIndex]).toBe('risky-name');
  expect(level).toBe('error');
  expect(message.text).toBe('Don’t send. This is not metamask.eth. “rn” reads as “m”.');
  expect(locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'docs/a%20b%25%E2%80%AE.md' },
    region: { startLine: 3, startColumn: 5, endColumn: 18 },
  });
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
