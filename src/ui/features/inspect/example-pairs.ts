/** A safe name and a risky name to tell apart. */
export interface ExamplePair {
  safe: string;
  risky: string;
  /** Rating of the risky name. */
  tone: 'warn' | 'alert';
  /** Name that the risky name is mistaken for. */
  target: string;
  /** Explanation of the difference. */
  why: string;
}

export const EXAMPLE_PAIRS: readonly ExamplePair[] = [
  {
    safe: 'metamask.eth',
    risky: 'rnetamask.eth',
    tone: 'alert',
    target: 'metamask.eth',
    why: 'The letters r and n look like m.',
  },
  {
    safe: 'vitalik.eth',
    risky: 'vital\u00eck.eth',
    tone: 'alert',
    target: 'vitalik.eth',
    why: 'One letter has an accent.',
  },
  {
    safe: '\u0430\u0432\u0442\u043e\u0440.eth',
    risky: '\u0430\u0440\u0440\u04cf\u0435.eth',
    tone: 'alert',
    target: 'apple.eth',
    why: 'Both are Cyrillic. The first is a word, the second imitates apple.',
  },
  {
    safe: 'coinbase.eth',
    risky: 'coinbase-support.eth',
    tone: 'warn',
    target: 'coinbase.eth',
    why: 'A word is added to a known name.',
  },
  {
    safe: 'nick.eth',
    risky: 'ni\u200dck.eth',
    tone: 'alert',
    target: 'nick.eth',
    why: 'The second name hides a joiner.',
  },
  {
    safe: 'brantly.eth',
    risky: 'brantIy.eth',
    tone: 'alert',
    target: 'brantly.eth',
    why: 'A capital I looks like a small l.',
  },
];
