import type { GraphemeGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { type PastedText, readPasted } from '../pasted/read-pasted.ts';
import { repairName } from '../pasted/repair-name.ts';

/** The report of a name and everything beside it that its findings point at. */
export interface NameEvidence {
  report: NameGuardReport;
  /** Full reports of the graphemes that are a risk in their label. */
  details: ReadonlyMap<string, GraphemeGuardReport>;
  /** The report of the canonical name, when that is another name. */
  canonical: NameGuardReport | null;
  /** The report of the perceived form of the name, when that is another name. */
  perceived: NameGuardReport | null;
  /** The report of the name that this one imitates or comes close to, when that is a risk. */
  imitated: NameGuardReport | null;
  /** The name with every suggested replacement made; null when it needs none or has none. */
  repaired: string | null;
  /** The same, where it is what ENSIP-15 itself makes of the name. */
  normalForm: string | null;
  /** What was pasted, where that is no name as it stands. */
  pasted: PastedText | null;
}

/** Whom the evidence is asked of. */
export interface EvidenceInspector {
  inspectName(name: string): Promise<NameGuardReport>;
  inspectGrapheme(grapheme: string): Promise<GraphemeGuardReport>;
}

/** Gathers all evidence, so that a page can show it at once and nothing on it moves later. */
export async function gatherNameEvidence(
  name: string,
  inspector: EvidenceInspector,
  signal: AbortSignal,
): Promise<NameEvidence> {
  const report = await inspector.inspectName(name);
  // The name may have been typed over meanwhile; the rest is the larger part of the work.
  signal.throwIfAborted();
  const { canonical_name, looks_like, normalization, imitates } = report;
  const inspectOther = (text: string | null) =>
    text === null || text === name ? null : inspector.inspectName(text);
  const [details, canonical, perceived, imitated, replaced] = await Promise.all([
    Promise.all(listRiskyGraphemes(report).map(inspector.inspectGrapheme)),
    inspectOther(canonical_name),
    inspectOther(looks_like),
    inspectOther(imitates && imitates.status !== 'info' ? imitates.name : null),
    normalization === 'unnormalized' ? repairName(name, inspector.inspectName) : null,
  ]);
  const repaired = replaced === name ? null : replaced;
  return {
    report,
    details: new Map(details.map((detail) => [detail.grapheme, detail])),
    canonical,
    perceived,
    imitated,
    repaired,
    normalForm: isOnlyChanged(report) ? repaired : null,
    pasted: readPasted(name),
  };
}

function listRiskyGraphemes({ labels }: NameGuardReport): string[] {
  const graphemes = (labels ?? []).flatMap((label) => label.graphemes ?? []);
  const risky = graphemes.filter(
    ({ status_in_label: status }) => status === 'alert' || status === 'warn',
  );
  return [...new Set(risky.map(({ grapheme }) => grapheme))];
}

/** True when ENSIP-15 refuses no label, but changes some. */
function isOnlyChanged({ labels }: NameGuardReport): boolean {
  return (labels ?? []).every(
    ({ normalization_error: error }) => error === null || error.code === 'not_normalized',
  );
}
