import type { AnyNameReport } from './report-facts.ts';

/** Headline and evidence for a known name. */
interface KnownName {
  parts: readonly (string | { readonly name: string })[];
  evidence: string | null;
}

/** Categories of companies. Their sources prove who the company is, but not that it owns an ENS name. */
const COMPANIES: ReadonlySet<string> = new Set(['brand', 'payment']);

/** Describes a known or trusted name, the first label of one, or a subname of one. Returns null for other names. */
export function describeKnownName({ known, name }: AnyNameReport): KnownName | null {
  if (known === null) return null;
  const { category, title } = known;
  const isTrusted = category === 'watchlist';
  const target = { name: known.name };
  if (name.endsWith(`.${known.name}`))
    return { parts: ['This is a subname of ', target, '.'], evidence: null };
  if (!name.includes('.') && known.name.includes('.')) {
    const evidence = isTrusted
      ? 'It is a name you trust.'
      : `It is the known name of ${title} (${category}).`;
    return { parts: ['This is only the first part of ', target, '.'], evidence };
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
