import { quotePlainLabel } from '../quoting/quote-plain-label.ts';
import { say } from '../statement.ts';
import type { EVIDENCE_WORDS } from './evidence-words.ts';
import type { ImitationWording } from './imitation-check-words.ts';
import { createTextEvidenceWords, sayTrust } from './plain-evidence-words.ts';

const WORDS = createTextEvidenceWords(({ text }) => `“${text}”`) as typeof EVIDENCE_WORDS;

/** Words for plain names. They have no hidden characters, and no other evidence unless they pose as an address. */
export const PLAIN_WORDING: ImitationWording = {
  sayEvidence: ({ evidence, isTrusted }) =>
    evidence.map((each) => say(WORDS, each)).join('; ') + sayTrust(isTrusted),
  quoteLabel: quotePlainLabel,
};
