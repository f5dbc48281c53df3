import { expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const found = (severity: string) => ({
  vulnerabilities: { a: { severity, range: '<2.0.0', isDirect: true } },
});

it.each([
  ['a registry without an audit', { statusCode: 405, message: '405 Method Not Allowed' }, true],
  ['a registry without the endpoint', { statusCode: 404, message: '404 Not Found' }, true],
  ['a registry that is down', { statusCode: 503, message: '503' }, false],
  ['no network', { message: 'getaddrinfo ENOTFOUND' }, false],
  ['an empty answer', {}, false],
  ['no vulnerability', { vulnerabilities: {} }, true],
  ['a low one', found('low'), true],
  ['a moderate one', found('moderate'), true],
  ['a high one', found('high'), false],
  ['a critical one', found('critical'), false],
])('with %s', (_, answer, passes) => expect(judgeAudit(answer).passes).toBe(passes));

it('lists the vulnerable packages', () => {
  expect(judgeAudit(found('moderate')).lines).toEqual([
    'moderate: a <2.0.0',
    'Vulnerable packages: 1',
  ]);
});

it('reports that there was no audit', () => {
  const { lines } = judgeAudit({ statusCode: 405, message: '405 Method Not Allowed' });
  expect(lines.join()).toContain('Not audited');
});
