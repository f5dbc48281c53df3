import type { Imitation, ImitationKind } from '../contract/imitation-kinds.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { isTopEnding, isUnderEth } from './pieces/name-endings.ts';

/** Kinds of imitations that other words and expressions can match by chance. */
const WEAK_KINDS: ReadonlySet<ImitationKind> = new Set([
  'added_words',
  'embedded',
  'hyphens',
  'one_edit',
]);

const ASCII = /^[ -~]*$/;

/** A label that mixes Latin letters with letters of a script whose letters look like them. */
const MIXED_LABEL =
  /(?=[^.]*\p{Script=Latin})(?=[^.]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}])[^.]+/u;

/** An expression in program code, such as `my_contract.eth`. ENS accepts underscores only at the start of a label. */
const EXPRESSION = /^[A-Za-z\d]+(?:_+[A-Za-z\d]+)+\.eth$/;

/** A particle of another script after an ending: `lib.d.ts를`. */
const ATTACHED =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const STARTS_WITH_TOP = /^eth/iu;

/** A name that is shortened for display, such as `vital….eth`. */
const SHORTENED = /…/u;

/** A name under `eth` before other labels: `vitalik.eth` in `vitalik.eth.claim.com`. */
const EMBEDDED = /^.*[^.]\.eth(?=\.)/iu;

/** Returns the report of a name. Returns null if the name was not inspected. */
export type InspectName = (name: string) => ConsolidatedNameGuardReport | null;

/**
 * Checks whether a part of a text is probably meant as a name, or deceives anyway. In source code, `ERC20.sol` is a
 * file, and `KINDS.map`, `my_contract.eth` and `config.eth.foo` are expressions. Outside `eth`, only look-alikes count as
 * imitations of names under `eth`, because the name of a project is also in hosts such as `polygon-mainnet.infura.io`.
 */
export function isMeantAsName(
  report: ConsolidatedNameGuardReport,
  inspectName: InspectName,
): boolean {
  const { name, imitates, highest_risk: risk } = report;
  const isEth = isUnderEth(name);
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (SHORTENED.test(name)) return false;
  if (EXPRESSION.test(name)) return isExpressionImitation(report, inspectName);
  switch (risk?.check) {
    case 'invisible':
      return true;
    case 'impersonation_risk':
      return (
        isEth || containsKnownName(name, inspectName) || (imitates !== null && !isWeak(imitates))
      );
    case 'decentralized_name':
      return isTopEnding(ending) && (STARTS_WITH_TOP.test(ending) || !ATTACHED.test(ending));
    case 'normalized':
      if (isEth) return imitates !== null || !ASCII.test(name);
      return !ASCII.test(name) && MIXED_LABEL.test(name);
    default:
      return isEth;
  }
}

/** Checks whether a name outside `eth` may resemble a name under `eth` by chance. */
function isWeak({ name, kind }: Imitation): boolean {
  return WEAK_KINDS.has(kind) && name !== null && isUnderEth(name);
}

/** ENS accepts the words of an expression with hyphens, and then tells whether they imitate a name. */
function isExpressionImitation(
  { name, imitates }: ConsolidatedNameGuardReport,
  inspectName: InspectName,
): boolean {
  return imitates !== null || Boolean(inspectName(name.replaceAll('_', '-'))?.imitates);
}

/** Checks whether a host starts with a known name under `eth`: `vitalik.eth.claim.com`. */
function containsKnownName(name: string, inspectName: InspectName): boolean {
  const embedded = EMBEDDED.exec(name)?.[0].toLowerCase();
  return embedded !== undefined && inspectName(embedded)?.known?.name === embedded;
}
