// Finds known names inside longer names. Somebody else owns the longer name.

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { ADDED_WORDS } from './added-word-lists.ts';
import { isNumber } from './compared-text.ts';
import { fold } from './fold.ts';
import { getTypedKey, readForeignWords } from './foreign-words.ts';
import { createFinding, type Finding } from './imitation-finding.ts';
import { judgeAddition } from './judge-addition.ts';
import type { TextSources } from './judge-plain-text.ts';
import type { KnownName } from './known-name.ts';
import { TOP } from './name-parents.ts';
import { findEdit } from './one-edit.ts';
import { findIssuer, GATEWAYS } from './shared-parents.ts';

/**
 * The rule `embedded`: a known name inside a longer name, such as `vitalik.eth.claim.eth`, `vitalik-eth.pay.eth`,
 * `vitalik.eth-claim.eth`, `vitalik.ethh.eth` or `vitalik.com.eth`. The owner of the longer name controls it.
 */
export function findEmbedded(texts: readonly string[], sources: TextSources): Finding | null {
  if (texts.includes('')) return null;
  const owner = texts.slice(countBeforeTop(texts) - 1).join('.');
  for (const at of texts.keys()) {
    const embedded = at < texts.length - 1 ? readEmbedded(texts, at, sources) : null;
    if (!embedded) continue;
    const { label, part, isCertain, isDomain } = embedded;
    const known = sources.index.getName(`${label}.${TOP}`);
    if (!isCertain && (!known || (isDomain && known.mode === 'common'))) continue;
    const target = known ?? { name: `${label}.${TOP}`, label, isWatched: false };
    const isGateway = GATEWAYS.has(owner);
    const status = isGateway ? 'info' : 'warn';
    const evidence: Evidence = isGateway
      ? { code: 'served_by_gateway', args: { gateway: owner, name: target.name } }
      : { code: 'part_of_name', args: { part, owned: owner } };
    return { rule: 'embedded', kind: 'embedded', status, target, getEvidence: () => [evidence] };
  }
  return null;
}

/** Returns how many labels precede the top-level domain, or the issuer of subnames: `a.b.base.eth → 2`. */
function countBeforeTop(texts: readonly string[]): number {
  return texts.length - (findIssuer(texts.slice(-2).join('.')) === undefined ? 1 : 2);
}

/**
 * The rule `service_parent`: a known label in front of service words, such as `metamask.support.eth`, or behind
 * strong ones under a name of somebody else: `support.metamask.evil.eth`.
 */
export function findServiceParent(
  texts: readonly string[],
  { index }: TextSources,
): Finding | null {
  const count = countBeforeTop(texts);
  if (texts.at(-1) !== TOP && count === texts.length - 1) return null;
  for (let at = 0; at < count - 1; at++) {
    const label = texts[at] as string;
    const known = index.hasLabel(label) && index.getName(`${label}.${TOP}`);
    if (!known) continue;
    const isBehind = at > 0 && known.mode === 'near' && isStrongText(texts[at - 1] as string);
    if (!isBehind && !isServiceText(texts[at + 1] as string, known)) continue;
    // An everyday word under a name of somebody else: `safe.vip.albany.eth`.
    if (known.mode === 'common' && at + 2 < count) continue;
    const parent = texts.slice(at + 1).join('.');
    const evidence: Evidence = { code: 'parent_controls', args: { parent } };
    return createFinding('service_parent', 'added_words', 'warn', known, () => [evidence]);
  }
  return null;
}

const NOBODY = { label: '', category: '' };

/** Checks whether a text consists of words that are added to names, and one of them is about a service. */
function isServiceText(
  text: string,
  known: Pick<KnownName, 'label' | 'category'> = NOBODY,
): boolean {
  const { status, isService } = judgeAddition(translate(text), 0, 0, known);
  return status === 'warn' && isService;
}

/** Checks whether a text consists of added words, and one of them is a strong word. */
function isStrongText(text: string): boolean {
  const { status, isStrong } = judgeAddition(translate(text), 0, 0, NOBODY);
  return status === 'warn' && isStrong;
}

function translate(text: string): string {
  return readForeignWords(text)?.ascii ?? getTypedKey(text);
}

/** Words about a name, which are added words only after `eth`. */
const PROFILE_WORDS = new Set(['address', 'id', 'is', 'link', 'name', 'profile', 'user']);
/** Added words that communities have in their names: `eth-dao`. */
const COMMUNITY_WORDS = new Set(['coin', 'dao', 'king', 'news', 'nft']);

/** Checks whether a text after `eth` says nothing of its own: `🔒`, `-2`, `-my-wallet`, but not `-club`. */
function isMereAddition(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  const tokens = translate(text).split('-');
  return tokens.every((token) => {
    const { words } = judgeAddition(token, 0, 0, NOBODY);
    const isAdded = words.every((word) => isNumber(word) || ADDED_WORDS.has(word));
    return PROFILE_WORDS.has(token) || (isAdded && !COMMUNITY_WORDS.has(token));
  });
}

/** Matches the first label of hosts such as `docs.eth-wallet.com`. */
const HOST = /^(?:.{1,2}|api|beta|blog|docs|forum|git|shop|static|wiki)$/;

/** Checks whether the rest of a label after `eth` makes the labels before it look like a whole name. */
function isEndOfName(label: string, rest: string, isUnderEth: boolean): boolean {
  if (isUnderEth) return isMereAddition(rest);
  return rest === '' || (!HOST.test(label) && !ADDED_WORDS.has(label) && isStrongText(rest));
}

/** Part of a longer name that looks like a whole name. */
interface EmbeddedName {
  readonly label: string;
  /** The part as the longer name spells it. */
  readonly part: string;
  /** Whether the part looks like a whole name even if that name is not known. */
  readonly isCertain: boolean;
  /** Whether the part ends like a DNS name. */
  readonly isDomain: boolean;
}

/** Returns the name that ends with the label at the index, or with a part of that label: `eth-pay`, `vitalik-eth`. */
function readEmbedded(
  texts: readonly string[],
  at: number,
  sources: TextSources,
): EmbeddedName | null {
  const text = texts[at] as string;
  // Hosts such as `mainnet-eth.wallet.com` are ordinary.
  const isUnderEth = texts.at(-1) === TOP;
  const label = texts[at - 1];
  if (text.endsWith(`-${TOP}`) && (label === undefined || text !== `${TOP}-${TOP}`)) {
    const hasNext = isUnderEth && at < countBeforeTop(texts) - 1;
    const isCertain = hasNext && isServiceText(texts[at + 1] as string);
    return { label: text.slice(0, -TOP.length - 1), part: text, isCertain, isDomain: false };
  }
  if (label === undefined) return null;
  // Signs look like the end of a name: `vitalik.eth-claim.eth`, `vitalik.eth⁄claim.eth`.
  const [, top = '', rest = ''] = /^([\p{L}\p{N}\p{M}]*)(.*)$/su.exec(text) ?? [];
  const part = `${label}.${top}`;
  if (top === TOP) {
    return { label, part, isCertain: isEndOfName(label, rest, isUnderEth), isDomain: false };
  }
  // Applies only under `eth`. In `amazon.co.uk`, `co` belongs to the top-level domain.
  if (!isUnderEth) return null;
  if (rest === '' && readsAsTop(text, sources)) {
    return { label, part, isCertain: true, isDomain: false };
  }
  if (top.startsWith(TOP) && isStrongText(text.slice(TOP.length))) {
    return { label, part: `${label}.${TOP}`, isCertain: true, isDomain: false };
  }
  const isDomain = ADDED_WORDS.get(top) === 'domain';
  return isDomain ? { label, part, isCertain: false, isDomain } : null;
}

/** Checks whether a label is easily taken for `eth`: `etheth`, `ethh`, `eht`, `e7h`, `ëth`. */
function readsAsTop(text: string, { getReadings }: TextSources): boolean {
  if (!isSimpleText(text)) return getReadings(text).extended.includes(TOP);
  const kind = findEdit(text, TOP)?.kind;
  return (
    kind === 'doubling' ||
    kind === 'transposition' ||
    text === TOP.repeat(2) ||
    fold('wide', text) === TOP
  );
}
