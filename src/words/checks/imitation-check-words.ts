import type { ImitationKind, ImitationStatus } from '../../contract/imitation-kinds.ts';
import { quotePlainLabel } from '../quoting/quote-plain-label.ts';
import { type Statement, say } from '../statement.ts';
import type { EVIDENCE_WORDS, PlacedEvidence } from './evidence-words.ts';
import { createTextEvidenceWords, sayOwner } from './plain-evidence-words.ts';

const VERBS = {
  identical_look: 'imitates',
  similar_look: 'imitates',
  hyphens: 'is close to',
  one_edit: 'is close to',
  added_words: 'uses the name of',
  embedded: 'uses the name of',
  address: 'poses as',
} as const satisfies Record<ImitationKind, string>;

type ImitationArgs = PlacedEvidence & {
  readonly kind: ImitationKind;
  readonly status: ImitationStatus;
  readonly name: string;
  readonly title: string;
  readonly isTrusted: boolean;
  readonly isPart?: boolean | undefined;
};

/** How texts are quoted. Plain names need less than other names. */
export interface ImitationWording {
  readonly sayEvidence: (placed: PlacedEvidence) => string;
  readonly quoteLabel: (label: string) => string;
}

/** Creates the words of `impersonation_risk` about an imitation. Plain names need no other words of checks. */
export function createImitationWords({ sayEvidence, quoteLabel }: ImitationWording) {
  return {
    imitates: ({ kind, status, name, title, isTrusted, isPart, ...placed }: ImitationArgs) => {
      const verb = status === 'warn' && kind === 'similar_look' ? 'is close to' : VERBS[kind];
      const parent = isPart && title !== name ? `, the parent of ${quoteLabel(title)}` : '';
      const source = isTrusted ? ', a name that you trust' : parent ? '' : sayOwner({ title });
      return `This name ${verb} ${quoteLabel(name)}${parent}${source}: ${sayEvidence(placed)}`;
    },
    poses_as_address: ({ status, ...placed }: PlacedEvidence & { status: ImitationStatus }) => {
      const verb = status === 'info' ? 'may be mistaken for' : VERBS.address;
      return `This name ${verb} an address: ${sayEvidence(placed)}`;
    },
  };
}

/** An imitation as data. */
export type ImitationStatement = Statement<ReturnType<typeof createImitationWords>>;

const WORDS = createTextEvidenceWords(({ text }) => `“${text}”`) as typeof EVIDENCE_WORDS;

/** Words for plain names. They have no hidden characters, and no other evidence unless they pose as an address. */
export const PLAIN_WORDING: ImitationWording = {
  sayEvidence: ({ evidence, target }) =>
    evidence.map((each) => say(WORDS, each)).join('; ') + (target ? sayOwner(target) : ''),
  quoteLabel: quotePlainLabel,
};
