/** Two names to tell apart: one without risk, and one with it. */
export interface ExamplePair {
  safe: string;
  risky: string;
  /** The rating of the risky one. */
  tone: 'warn' | 'alert';
  /** What the risky one is taken for. */
  target: string;
  why: string;
}

export const EXAMPLE_PAIRS: readonly ExamplePair[] = [
  {
    safe: 'metamask.eth',
    risky: 'rnetamask.eth',
    tone: 'alert',
    target: 'metamask.eth',
    why: 'The letters r and n read as one m.',
  },
  {
    safe: 'vitalik.eth',
    risky: 'vital\u00eck.eth',
    tone: 'alert',
    target: 'vitalik.eth',
    why: 'One letter carries an accent.',
  },
  {
    safe: '\u0430\u0432\u0442\u043e\u0440.eth',
    risky: '\u0430\u0440\u0440\u04cf\u0435.eth',
    tone: 'alert',
    target: 'apple.eth',
    why: 'Both are Cyrillic: a word, and a false apple.',
  },
  {
    safe: 'coinbase.eth',
    risky: 'coinbase-support.eth',
    tone: 'warn',
    target: 'coinbase.eth',
    why: 'A known name, and a word that asks for trust.',
  },
  {
    safe: 'nick.eth',
    risky: 'ni\u200dck.eth',
    tone: 'alert',
    target: 'nick.eth',
    why: 'A joiner that draws nothing.',
  },
  {
    safe: 'brantly.eth',
    risky: 'Brantly.eth',
    tone: 'alert',
    target: 'brantly.eth',
    why: 'A capital letter, which ENS would change.',
  },
];
