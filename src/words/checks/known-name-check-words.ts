import { quoteLabel } from '../quoting/quote-label.ts';
import { type Evidence, sayEvidence } from './evidence-words.ts';

type KnownNameArgs = {
  readonly name: string;
  /** Title of the known name. Null if the user trusts the name. */
  readonly title: string | null;
};

type ReadingArgs = {
  /** The name that the judged name reads like. */
  readonly other: string;
  readonly evidence: readonly Evidence[];
};

type OrderArgs = {
  /** The labels that change places, in the order that apps show. */
  readonly shown: readonly string[];
  readonly real: readonly string[];
};

/** Maximum number of labels that are quoted. */
const MAX_LABELS = 4;

/** Words of `impersonation_risk` and `decentralized_name` about the whole name, other than imitations. */
export const KNOWN_NAME_CHECK_WORDS = {
  is_address: () => 'This is an Ethereum address, not a name',
  labels_mixed_up: () =>
    'Some apps mix up the labels of this name, because some are written from right to left',
  labels_reordered: ({ shown, real }: OrderArgs) =>
    `Some apps show labels of this name in the order ${listLabels(shown)}. Their real order is ${listLabels(real)}`,
  changed_to_alike: ({ other }: { other: string }) =>
    `ENS changes this name to ${quoteLabel(other)}, which reads the same`,
  reads_like: ({ other, evidence }: ReadingArgs) =>
    `This name reads like ${quoteLabel(other)}, which is another name: ${sayEvidence({ evidence })}`,
  mistaken_for: ({ other, evidence }: ReadingArgs) =>
    `At a glance, this can be mistaken for ${quoteLabel(other)}: ${sayEvidence({ evidence })}`,
  no_canonical_form: () => 'A label of this name has no canonical form, so this can’t be checked',
  same_label: ({ label, name }: { label: string; name: string }) =>
    `${quoteLabel(label)} is known as ${quoteLabel(name)}. This is a different name`,
  imitates_nothing: () => 'This name does not imitate a known name or look like a different one',
  subname_of_known: ({ name, title }: KnownNameArgs) =>
    `This is a subname of ${quoteLabel(name)}, ${nameOwner(title)}`,
  known_name: ({ title }: KnownNameArgs) => `This is spelled exactly like ${nameOwner(title)}`,
  changed_to_known: ({ name, title }: KnownNameArgs) =>
    `ENS changes this to ${quoteLabel(name)}, ${nameOwner(title)}`,
  completes_to_known: ({ name, title }: KnownNameArgs) =>
    `Under “eth”, this is ${quoteLabel(name)}, ${nameOwner(title)}`,

  not_controlled: () => 'The owner of another name does not control this name',
  wrong_ending: ({ ending, meant }: { ending: string; meant: string }) =>
    `This name ends in ${quoteLabel(`.${ending}`)}, not “.eth”: ${quoteLabel(meant)} was probably meant`,
  /** @param system naming system of the ending, or null if none is known */
  outside_ens: ({ ending, system }: { ending: string; system: string | null }) =>
    `${quoteLabel(`.${ending}`)} is not part of ENS; it belongs to ${system ?? 'no naming system that we know'}`,
  at_gateway: ({ gateway }: { gateway: string }) =>
    `This is a web address at the gateway ${gateway}, not a name that someone owns`,
  issued_subname: ({ issuer }: { issuer: string }) => `This name was issued by ${issuer}`,
  depends_on_dns: ({ ending }: { ending: string }) =>
    `This name is not decentralized: it depends on the DNS top-level domain ${quoteLabel(ending)}`,
  subname: ({ parent }: { parent: string }) =>
    `This is a subname of ${quoteLabel(parent)}, whose owner may control it`,
  not_under_eth: () =>
    'This name may not be decentralized: it is not “eth” or a name directly under it',
};

/** Lists labels in their order. Without “then”, plain text could change their order. */
function listLabels(labels: readonly string[]): string {
  return labels.slice(0, MAX_LABELS).map(quoteLabel).join(', then ');
}

function nameOwner(title: string | null): string {
  return title === null ? 'a name that you trust' : `the known name of ${title}`;
}
