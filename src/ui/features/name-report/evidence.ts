import { alignNames } from '../../../comparison/align-names.ts';
import {
  getPieceText,
  groupPieces,
  isDifferent,
  type Piece,
  type PieceGrapheme,
} from '../../../comparison/group-pieces.ts';
import { CHECKS, type CheckCode, type GenericCheckResult } from '../../../contract/checks.ts';
import type { JudgedGrapheme } from '../../../contract/inspector-service.ts';
import type { LabelGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { countValues } from '../../../primitives/count-values.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { isRisk } from '../../../words/names/rating-words.ts';
import { type PlacedGrapheme, placeGraphemes } from '../../lib/placed-graphemes.ts';

/** Parts of a name that a finding is about. */
export interface Evidence {
  /** Indices of graphemes in the name. */
  graphemes: readonly number[];
  /** Indices of labels, for findings about whole labels. */
  labels: readonly number[];
}

interface EvidenceSources {
  report: NameGuardReport;
  placed: readonly PlacedGrapheme[];
  /** Maps each grapheme that is a risk in its label to its judgement. */
  details: ReadonlyMap<string, JudgedGrapheme>;
  /** Indices of graphemes that differ from the name that the user probably wants. Empty if there is no such name. */
  differing: readonly number[];
}

/**
 * Finds the graphemes and labels that a finding about the name is based on. Finds nothing for findings about the whole name.
 * Info findings point only at labels, because most graphemes of a name would match without being a risk.
 */
export function findEvidence(
  { check, status }: Pick<GenericCheckResult, 'check' | 'status'>,
  sources: EvidenceSources,
): Evidence {
  const { report, placed, details, differing } = sources;
  const labels = report.labels ?? [];
  const isAddress = report.imitates?.kind === 'address';
  const collect = (holds: (grapheme: PlacedGrapheme) => boolean): Evidence => ({
    graphemes: placed.filter(holds).map(({ index }) => index),
    labels: [],
  });

  if (check === 'normalized')
    return collect((grapheme) => isFault(grapheme, labels[grapheme.label]));
  if (check === 'mixed_scripts') return collect((grapheme) => isForeign(grapheme, placed, labels));
  if (check === 'impersonation_risk')
    // The whole label has the shape of an address.
    return collect(
      ({ index, report: { status_in_label } }) =>
        isRisk(status) &&
        !isAddress &&
        (differing.length > 0 ? differing.includes(index) : isRisk(status_in_label)),
    );
  if (check === 'decentralized_name') {
    // The owner of the parent is the risk of a name under `eth`, not the last label.
    const isUnderEth = report.name.endsWith('.eth');
    return { graphemes: [], labels: labels.length > 0 && !isUnderEth ? [labels.length - 1] : [] };
  }

  if (CHECKS[check].level === 'grapheme') {
    return collect(
      ({ report: { grapheme, status_in_label } }) =>
        isRisk(status) && isRisk(status_in_label) && hasRisk(details.get(grapheme), check),
    );
  }
  // Labels that DNS cannot encode cause the finding about the name.
  const labelCheck = check === 'punycode_compatible_name' ? 'punycode_compatible_label' : check;
  return {
    graphemes: [],
    labels: labels.flatMap((label, index) =>
      label.checks.some((own) => own.check === labelCheck && own.status === status) ? index : [],
    ),
  };
}

function hasRisk(report: Pick<LabelGuardReport, 'checks'> | undefined, code: CheckCode): boolean {
  return report?.checks.some(({ check, status }) => check === code && isRisk(status)) ?? false;
}

/** Whether a grapheme is inside the range of the label's normalization error. */
function isFault({ start, end }: PlacedGrapheme, label: LabelGuardReport | undefined): boolean {
  const error = label?.normalization_error;
  return error ? start < Math.max(error.end, error.start + 1) && end > error.start : false;
}

const SHARED_SCRIPTS = ['Common', 'Inherited', 'Unknown'];

/** Whether a grapheme is in a label of mixed scripts, but not in the most frequent script. */
function isForeign(
  grapheme: PlacedGrapheme,
  placed: readonly PlacedGrapheme[],
  labels: readonly LabelGuardReport[],
): boolean {
  const script = grapheme.report.grapheme_script;
  if (!hasRisk(labels[grapheme.label], 'mixed_scripts') || SHARED_SCRIPTS.includes(script))
    return false;
  return script !== findMainScript(placed.filter(({ label }) => label === grapheme.label));
}

function findMainScript(graphemes: readonly PlacedGrapheme[]): string | undefined {
  const scripts = graphemes.map(({ report }) => report.grapheme_script);
  const [main] = countValues(scripts.filter((script) => !SHARED_SCRIPTS.includes(script))).keys();
  return main;
}

/** Letters that the card enlarges, and the letters of the wanted name that they are compared with. */
export interface Mark {
  given: readonly PieceGrapheme[];
  wanted: readonly PieceGrapheme[];
}

/** What the card marks in the name. */
export interface Marks {
  /** Indices of all marked graphemes. */
  graphemes: readonly number[];
  /** Letters to enlarge. */
  enlarged: readonly Mark[];
  /** Number of other places that are not enlarged, because there is no space. */
  more: number;
  /** Whether the headline is about how the name looks. */
  areAboutLook: boolean;
  /** Whether the enlarged letters show everything that the evidence of the headline says. */
  sayEverything: boolean;
}

/** Checks that are about how a name looks. */
const OF_LOOKS: readonly CheckCode[] = [
  'impersonation_risk',
  'invisible',
  'mixed_scripts',
  'confusables',
];

/** Maximum number of places that are enlarged. */
const MAX_ENLARGED = 2;
/** Maximum number of letters in one enlarged place. */
const MAX_LETTERS = 3;

/** Finds the letters that the headline is about: those that differ from the wanted name, or else the risky ones. */
export function findMarks(evidence: PlacedEvidence, headline: Headline): Marks {
  const hasWanted = evidence.wanted !== null;
  const places = hasWanted ? listDifferences(evidence) : listRisky(evidence, headline);
  // Skips letters that only one name has unless they are hidden, because enlarging them explains nothing.
  const isTelling = ({ given, wanted }: Mark) =>
    (wanted.length > 0 || !hasWanted || headline.check === 'invisible') &&
    given.length > 0 &&
    given.length <= MAX_LETTERS &&
    getPieceText(given).toLowerCase() !== getPieceText(wanted);
  const telling = headline.tone === 'info' ? [] : places.filter(isTelling);
  const enlarged = telling.slice(0, MAX_ENLARGED);
  const areSingle = enlarged.every(({ given }) => given.length === 1);
  return {
    graphemes: places.flatMap(({ given }) =>
      given.flatMap(({ index }) => (index < 0 ? [] : index)),
    ),
    enlarged,
    areAboutLook: headline.check !== undefined && OF_LOOKS.includes(headline.check),
    more: telling.length - enlarged.length,
    sayEverything:
      enlarged.length > 0 &&
      enlarged.length === places.length &&
      areSingle &&
      isOnlyAboutLetters(evidence, headline),
  };
}

function listDifferences({ pieces }: PlacedEvidence): Mark[] {
  return pieces.filter(isDifferent).map(({ left, right }) => ({ given: left, wanted: right }));
}

function listRisky(evidence: PlacedEvidence, { check }: Headline): Mark[] {
  const status = evidence.report.checks.find((each) => each.check === check)?.status;
  if (check === undefined || status === undefined) return [];
  const { graphemes } = findEvidence({ check, status }, evidence);
  return graphemes.flatMap((index) => {
    const letter = evidence.placed[index];
    return letter ? { given: [letter], wanted: [] } : [];
  });
}

/** Checks whether the evidence says only which letters look alike, or which characters are hidden. */
function isOnlyAboutLetters({ report }: PlacedEvidence, { check }: Headline): boolean {
  if (check === 'invisible') return true;
  // If ENS changes or rejects the name, the evidence of an imitation says that too.
  return check === 'impersonation_risk' && !(report.imitates && hasRisk(report, 'normalized'));
}

/** Evidence of a name with the position of every grapheme. */
export interface PlacedEvidence extends EvidenceSources {
  /** Name that the user probably wants, or null. */
  wanted: string | null;
  /** All letters of the name, aligned with the wanted name, or with the name itself if there is no wanted name. */
  pieces: readonly Piece[];
}

/** Adds positions to the graphemes of a name, and aligns the name with the name that the user probably wants. */
export function placeEvidence({ report, details, wanted }: NameEvidence): PlacedEvidence {
  const letters = listLetters(report);
  const pieces = groupPieces(alignNames(letters, wanted ? listLetters(wanted) : letters));
  const differing = pieces
    .filter(isDifferent)
    .flatMap(({ left }) => left.flatMap(({ index }) => (index < 0 ? [] : index)));
  const placed = placeGraphemes(report);
  return { report, placed, details, differing, pieces, wanted: wanted?.name ?? null };
}

/**
 * Lists the visible pieces of a name in order: graphemes, dots, and the whole text of labels that are known only by
 * their hash. Dots and texts have a negative index.
 */
function listLetters(report: NameGuardReport): PieceGrapheme[] {
  const placed = placeGraphemes(report);
  const labels = report.labels ?? [];
  return labels.flatMap(({ label: text, graphemes }, label) => {
    const own = graphemes
      ? placed.filter((grapheme) => grapheme.label === label)
      : [{ index: -1, label, report: { grapheme: text } }];
    // The dot belongs to the label before it, so that a missing label is one piece with its dot.
    const isLast = label === labels.length - 1;
    return isLast ? own : [...own, { index: -1, label, report: { grapheme: '.' } }];
  });
}
