import type { Verdict } from '../contract/finding.ts';
export type JudgeHost = (host: string) => Verdict | null;
export function createHostJudge(_: unknown): JudgeHost {
  return () => null;
}
