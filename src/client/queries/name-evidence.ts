import type { JudgedGrapheme } from '../../contract/inspector-service.ts';
import type { NameGuardReport } from '../../contract/reports.ts';
import { type PastedText, readPasted } from '../../lists/pasted/read-pasted.ts';
import { repairName } from './repair-name.ts';

/** The report of a name, and the reports of other names and graphemes that its findings refer to. */
export interface NameEvidence {
  report: NameGuardReport;
  /** Judgements of the risky graphemes, by grapheme. */
  details: ReadonlyMap<string, JudgedGrapheme>;
  /** Report of the canonical form, if it differs from the name. */
  canonical: NameGuardReport | null;
  /** Report of the perceived form, if it differs from the name. */
  perceived: NameGuardReport | null;
  /** Report of the imitated name, if the imitation has status `alert` or `warn`. */
  imitated: NameGuardReport | null;
  /** The name with all suggested replacements. Null if nothing has to be replaced or the name cannot be repaired. */
  repaired: string | null;
  /** `repaired`, if it is the ENSIP-15 normal form of the name. Null if a label is invalid. */
  normalForm: string | null;
  /** Kind of the input, such as a link, and the names in it. Null if the input can only be a name. */
  pasted: PastedText | null;
}

/** The inspector that supplies the evidence. */
export interface EvidenceInspector {
  inspectName(name: string): Promise<NameGuardReport>;
  judgeGraphemes(graphemes: string[]): Promise<JudgedGrapheme[]>;
}

/** Resolves after all evidence has been gathered, so that the page can show everything without layout shifts. */
export async function gatherNameEvidence(
  name: string,
  inspector: EvidenceInspector,
  signal: AbortSignal,
): Promise<NameEvidence> {
  const report = await inspector.inspectName(name);
  // Gathering the rest takes most of the time. Skips it if the user has changed the name in the meantime.
  signal.throwIfAborted();
  const { canonical_name, looks_like, normalization, imitates } = report;
  const inspectOther = (text: string | null) =>
    text === null || text === name ? null : inspector.inspectName(text);
  const [details, canonical, perceived, imitated, replaced] = await Promise.all([
    judgeRiskyGraphemes(report, inspector),
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
    normalForm: isNormalizable(report) ? repaired : null,
    pasted: readPasted(name),
  };
}

async function judgeRiskyGraphemes(
  report: NameGuardReport,
  inspector: EvidenceInspector,
): Promise<JudgedGrapheme[]> {
  const graphemes = listRiskyGraphemes(report);
  return graphemes.length === 0 ? [] : inspector.judgeGraphemes(graphemes);
}

function listRiskyGraphemes({ labels }: NameGuardReport): string[] {
  const graphemes = (labels ?? []).flatMap((label) => label.graphemes ?? []);
  const risky = graphemes.filter(
    ({ status_in_label: status }) => status === 'alert' || status === 'warn',
  );
  return [...new Set(risky.map(({ grapheme }) => grapheme))];
}

/** Checks whether ENSIP-15 can normalize every label. */
function isNormalizable({ labels }: NameGuardReport): boolean {
  return (labels ?? []).every(
    ({ normalization_error: error }) => error === null || error.code === 'not_normalized',
  );
}
