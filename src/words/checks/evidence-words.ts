import { findUnclaimedTitle } from '../../contract/imitation-kinds.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import { escapeHidden, quoteLabel } from '../quoting/quote-grapheme.ts';
import { type Statement, say } from '../statement.ts';
import {
  createTextEvidenceWords,
  type ImitatedName,
  type ReadingDifference,
  sayOwner,
} from './plain-evidence-words.ts';

/** How a name or a text imitates another one. */
export const EVIDENCE_WORDS = {
  ...createTextEvidenceWords(quotePiece),
  /** @param digits number of digits, or null if it is right */
  ethereum_address: ({ hasPrefix, digits }: { hasPrefix: boolean; digits: number | null }) =>
    `it looks like an Ethereum address${hasPrefix ? '' : ' without its “0x”'}${digits === null ? '' : `, with ${digits} digits instead of 40`}`,
  shortened_address: () => 'it looks like a shortened Ethereum address',
  address_part: () => 'it looks like part of an Ethereum address',
  hexadecimal_number: () => 'it looks like a hexadecimal number',
  bitcoin_address: () => 'it looks like a Bitcoin address',
  other_address: ({ chain }: { chain: string }) => `it looks like an address on ${chain}`,
  served_by_gateway: ({ gateway, name }: { gateway: string; name: string }) =>
    `the gateway “${gateway}” serves the website of “${name}” under this name`,
  part_of_name: ({ part, owned }: { part: string; owned: string }) =>
    `“${part}” is only part of this name, which belongs to the owner of “${owned}”`,
  parent_controls: ({ parent }: { parent: string }) =>
    `the owner of “${parent}” may control this name`,
  shown_as_subname: ({ name }: { name: string }) => `some apps show it as a subname of “${name}”`,
  same_label: sayKnownAs,
  same_text: () => 'both texts read the same',
};

type KnownLabel = { readonly label: string; readonly name: string; readonly title: string };

/** Says which known name has the label. */
export function sayKnownAs({ label, name, title }: KnownLabel): string {
  const unclaimed = findUnclaimedTitle(title);
  if (unclaimed !== null) return `${quoteLabel(label)} is a name of ${unclaimed}`;
  return `${quoteLabel(label)} is known as ${quoteLabel(name)}`;
}

/** One reason why a name imitates another one. */
export type Evidence = Statement<typeof EVIDENCE_WORDS>;

/** The reasons why a label imitates a name, with the place of the label in a name with three or more labels. */
export interface PlacedEvidence {
  readonly evidence: readonly Evidence[];
  readonly place?: { readonly label: string; readonly parent: string } | undefined;
  /** The imitated name, if its owner is part of the evidence. */
  readonly target?: ImitatedName | null | undefined;
}

/** Puts the reasons why a name imitates another one into words. */
export function sayEvidence({ evidence, place, target }: PlacedEvidence): string {
  const reasons = evidence.map((each) => say(EVIDENCE_WORDS, each)).join('; ');
  return `${reasons}${place ? sayPlace(place) : ''}${target ? sayOwner(target) : ''}`;
}

function sayPlace({ label, parent }: NonNullable<PlacedEvidence['place']>): string {
  return ` in ${quoteLabel(label)}${parent === 'eth' ? '' : `, under ${quoteLabel(parent)}`}`;
}

/** Puts several changes to one label into words. Says equal changes once. */
export function sayChanges(changes: readonly Evidence[]): string {
  return [...new Set(changes.map((each) => say(EVIDENCE_WORDS, each)))].join(', ');
}

/** Quotes a piece. Adds code points unless the piece is simple text. Invisible pieces are only code points. */
function quotePiece({ text, spelled }: ReadingDifference): string {
  if (spelled === '') return `“${text}”`;
  const codePoints = formatCodePoints(spelled);
  return text === '' ? codePoints : `“${escapeHidden(text)}” (${codePoints})`;
}
