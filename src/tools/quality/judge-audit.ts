/** Output of `npm audit --json`: a report or an error. */
export interface AuditAnswer {
  statusCode?: number;
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; isDirect: boolean }>;
}

/** Error codes of a registry without an audit. Any other error may be temporary. */
const HAS_NO_AUDIT = [404, 405, 501];
const SEVERE = ['high', 'critical'];

/** Returns whether the audit passes, and the message to print. */
export function judgeAudit(answer: AuditAnswer): { passes: boolean; lines: string[] } {
  const { statusCode = 0, message = 'npm gave no reason.', vulnerabilities } = answer;
  if (!vulnerabilities) {
    return HAS_NO_AUDIT.includes(statusCode)
      ? { passes: true, lines: [`Not audited: this registry has no audit (${message}).`] }
      : { passes: false, lines: [`The audit failed: ${message}`] };
  }
  const found = Object.entries(vulnerabilities);
  return {
    passes: !found.some(([, { severity }]) => SEVERE.includes(severity)),
    lines: [
      ...found.map(
        ([name, { severity, range, isDirect }]) =>
          `${severity}: ${name} ${range}${isDirect ? '' : ', through another package'}`,
      ),
      `Vulnerable packages: ${found.length}`,
    ],
  };
}
