import { expect, it } from 'vitest';
import { type AuditOutput, judgeAudit } from './judge-audit.ts';

const createOutput = (severity: string) => ({
  vulnerabilities: { a: { severity, range: '<2.0.0', isDirect: true } },
});

it.each<[boolean, string, AuditOutput]>([
  [
    true,
    'the registry does not allow audits',
    { statusCode: 405, message: '405 Method Not Allowed' },
  ],
  [true, 'the registry has no audit endpoint', { statusCode: 404, message: '404 Not Found' }],
  [true, 'no package has a vulnerability', { vulnerabilities: {} }],
  [true, 'a vulnerability has low severity', createOutput('low')],
  [true, 'a vulnerability has moderate severity', createOutput('moderate')],
  [false, 'the registry is down', { statusCode: 503, message: '503' }],
  [false, 'the network is down', { message: 'getaddrinfo ENOTFOUND' }],
  [false, 'the output is empty', {}],
  [false, 'a vulnerability has high severity', createOutput('high')],
  [false, 'a vulnerability has critical severity', createOutput('critical')],
])('passes: %s, if %s', (passes, _, output) => expect(judgeAudit(output).passes).toBe(passes));

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
