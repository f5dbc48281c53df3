import { getPieceText, isDifferent, type PieceGrapheme } from '../../../comparison/group-pieces.ts';
import type { CheckCode } from '../../../contract/checks.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { hasRisk } from '../../../words/names/report-facts.ts';
import { findEvidence } from './evidence.ts';
import type { PlacedEvidence } from './placed-evidence.ts';

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
