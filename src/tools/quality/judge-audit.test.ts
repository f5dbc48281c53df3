import { expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const createOutput = (severity: string) => ({
  vulnerabilities: { a: { severity, range: '<2.0.0', isDirect: true } },
});

it.each([
  ['the registry does not allow audits', { statusCode: 405, message: '405 Method Not Allowed' }],
  ['the registry has no audit endpoint', { statusCode: 404, message: '404 Not Found' }],
  ['no package has a vulnerability', { vulnerabilities: {} }],
  ['a vulnerability has low severity', createOutput('low')],
  ['a vulnerability has moderate severity', createOutput('moderate')],
])('passes if %s', (_, output) => expect(judgeAudit(output).passes).toBe(true));

it.each([
  ['the registry is down', { statusCode: 503, message: '503' }],
  ['the network is down', { message: 'getaddrinfo ENOTFOUND' }],
  ['the output is empty', {}],
  ['a vulnerability has high severity', createOutput('high')],
  ['a vulnerability has critical severity', createOutput('critical')],
])('fails if %s', (_, output) => expect(judgeAudit(output).passes).toBe(false));

it('lists the vulnerable packages', () => {
  expect(judgeAudit(createOutput('moderate')).lines).toEqual([
    'moderate: a <2.0.0',
    'Vulnerable packages: 1',
  ]);
});

it('says that the packages were not audited', () => {
  const { lines } = judgeAudit({ statusCode: 405, message: '405 Method Not Allowed' });
  expect(lines.join()).toContain('Not audited');
});
