/** Output of `npm audit --json`: a report or an error. */
export interface AuditOutput {
  statusCode?: number;
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; isDirect: boolean }>;
}

/** HTTP status codes of registries that do not support audits. Any other error may be temporary. */
const UNSUPPORTED_STATUS_CODES = [404, 405, 501];
const FAILING_SEVERITIES = ['high', 'critical'];

/** Returns whether the audit passes, and the lines to print. */
export function judgeAudit(output: AuditOutput): { passes: boolean; lines: string[] } {
  const { statusCode = 0, message = 'npm did not report a reason.', vulnerabilities } = output;
  if (!vulnerabilities) {
    return UNSUPPORTED_STATUS_CODES.includes(statusCode)
      ? { passes: true, lines: [`Not audited: the registry does not support audits (${message}).`] }
      : { passes: false, lines: [`The audit failed: ${message}`] };
  }
  const found = Object.entries(vulnerabilities);
  return {
    passes: !found.some(([, { severity }]) => FAILING_SEVERITIES.includes(severity)),
    lines: [
      ...found.map(
        ([name, { severity, range, isDirect }]) =>
          `${severity}: ${name} ${range}${isDirect ? '' : ' (indirect dependency)'}`,
      ),
      `Vulnerable packages: ${found.length}`,
    ],
  };
}
