import type { AnyNameReport } from './report-facts.ts';

/** Headline and evidence for a known name. */
interface KnownName {
  parts: readonly (string | { readonly name: string })[];
  evidence: string | null;
  tone?: 'info';
}

/** Categories of companies. Their sources prove who the company is, but not that it owns an ENS name. */
const COMPANIES: ReadonlySet<string> = new Set(['brand', 'payment']);

/** Returns the known name whose first label this name is: `vitalik` → `vitalik.eth`. Returns null for other names. */
export function findCompleteName({ known, name }: AnyNameReport): string | null {
  return known !== null && !name.includes('.') && known.name.includes('.') ? known.name : null;
}

/** Describes a known or trusted name, the first label of one, or a subname of one. Returns null for other names. */
export function describeKnownName(report: AnyNameReport): KnownName | null {
  const { known, name } = report;
  if (known === null) return null;
  const { category, title } = known;
  const isTrusted = category === 'watchlist';
  const target = { name: known.name };
  if (name.endsWith(`.${known.name}`))
    return { parts: ['This is a subname of ', target, '.'], evidence: null };
  if (findCompleteName(report) !== null) {
    const evidence = isTrusted
      ? 'It is a name you trust.'
      : `It is the known name of ${title} (${category}).`;
    return {
      parts: ['This is only the first part of ', target, '.'],
      evidence,
      tone: 'info',
    };
  }
  if (isTrusted) return { parts: ['This is a name you trust.'], evidence: null };
  if (COMPANIES.has(category)) {
    return {
      parts: [`This is spelled like ${title}.`],
      evidence: `Namescope doesn’t know who owns “${known.name}”.`,
    };
  }
  return { parts: [`This is the known name of ${title} (${category}).`], evidence: null };
}
