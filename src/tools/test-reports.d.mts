export interface TestReport {
  passed: number;
  failed: number;
  tests: { title: string; duration: number; isFlaky?: true }[];
}

export function readReport<T>(file: string, summarize: (report: T) => TestReport): TestReport;
export function summarizeVitest(report: unknown): TestReport;
export function summarizePlaywright(report: unknown): TestReport;
export function formatFlaky(tests: TestReport['tests']): string[];
export function formatSlowest(tests: TestReport['tests'], count: number): string[];
