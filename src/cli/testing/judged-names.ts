// Names of every kind with their full reports, for tests that compare surfaces and messages.

import { readCandidateVerdict } from '../../client/imitations/candidate-verdict.ts';
import { CANDIDATE_KINDS } from '../../contract/imitations.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { chooseSize } from '../../engine/testing/test-scope.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createImitationLists } from '../../worker/imitation-lists.ts';

export const inspector = await createNodeInspector();
export const watching = await createNodeInspector({
  watchlist: ['alicewong.eth', 'bobsmith.eth', 'café-paris.eth', 'жизньдоме.eth'],
});

/** Names whose imitations are listed: known names of every kind, and trusted names. */
const IMITATED = [
  ...'metamask.eth nick.eth 1inch.eth phantom.eth coinbase.eth steam.eth toncoin.eth'.split(' '),
  ...'alicewong.eth pay.bobsmith.eth café-paris.eth жизньдоме.eth'.split(' '),
];

/** Candidates of each kind, with the verdict that the page lists. */
export const CANDIDATES = IMITATED.flatMap((imitated) => {
  const outcome = createImitationLists().listCandidates(watching, {
    name: imitated,
    offset: 0,
    limit: chooseSize(1500, 20_000),
  });
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  const { candidates, rating, imitationStatus, known } = outcome.value;
  const listed = candidates.map(({ name, kind }, at) => ({
    name,
    kind,
    imitated,
    verdict: readCandidateVerdict(
      rating[at] as number,
      imitationStatus[at] as number,
      known[at] as number,
    ),
  }));
  return CANDIDATE_KINDS.flatMap((kind) =>
    listed.filter((each) => each.kind === kind).slice(0, chooseSize(3, 200)),
  );
});

/** Names that contain confusables of each letter: `fəəd.eth`. */
const GRID_NAMES = [...'aegiklmnos06ßøа'].flatMap((letter) => {
  const outcome = inspector.inspectGrapheme(letter);
  const { confusables } = outcome.ok ? outcome.value : { confusables: [] };
  return confusables
    .slice(0, chooseSize(4, 500))
    .map(({ grapheme }) => `f${grapheme}${grapheme}d.eth`);
});

export const NAMES = [
  // Names with verdicts of every kind
  ...`nick.eth nlck.eth n1ck.eth josé.eth jose.eth автор.eth vitaIik.eth VITALIK.eth metamask.support.eth
    vitalik.eth.claim.eth coìnbase-support.eth foo.sol vitalik.etn venom.eth tomado.eth
    0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth 0xd8da-6045.eth straße.eth ς.eth a..eth
    metamask🔒.eth vita\u200blik.eth kjær.eth бабло.eth ∞mbm∞.eth 〇〇三三.eth prîncêss.eth josé.xyz
    josé metamask pay.josé.eth josé🦊.eth A.a?b.eth a?b.c_d.eth ẞ.eth metamask.evil.eth 币安.eth 币安.evil.eth 币安钱包.eth 币安 elonmusk.eth e1onmusk.eth ElonMusk elonmusk.base.eth ½.eth José.eth JOSÉ.eth Straße.eth Řeka.eth Prîncêss.eth ｖｉｔａｌｉｋ.eth еns.eth`.split(
    /\s+/u,
  ),
  ...['hello', 'PAYPAL', 'vitalìk', 'a_b'].map((label) => `[${'ab'.repeat(32)}].${label}.eth`),
  'a'.repeat(300),
  ...CANDIDATES.map(({ name }) => name),
  ...GRID_NAMES,
].filter((name) => name.isWellFormed());

export function inspectFully({ inspectName }: typeof inspector, name: string): NameGuardReport {
  const outcome = inspectName(name);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

export const toConsolidated = ({
  checks,
  labels,
  canonical_name,
  looks_like,
  ...report
}: NameGuardReport): ConsolidatedNameGuardReport => report;

export const FULL = NAMES.map((name) => inspectFully(inspector, name));
export const REPORTS = FULL.map(toConsolidated);
/** Full reports of `NAMES` for a user who trusts some names. */
export const WATCHED = NAMES.map((name) => inspectFully(watching, name));
