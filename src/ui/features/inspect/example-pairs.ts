/** A name and a look-alike of it, with the rating of the latter. */
export interface ExamplePair {
  safe: string;
  risky: string;
  tone: 'warn' | 'alert';
  why: string;
}

export const EXAMPLE_PAIRS: readonly ExamplePair[] = [
  {
    safe: 'vitalik.eth',
    risky: 'vital\u00eck.eth',
    tone: 'warn',
    why: 'One letter carries an accent.',
  },
  {
    safe: 'apple.eth',
    risky: '\u0430\u0440\u0440\u04cf\u0435.eth',
    tone: 'alert',
    why: 'Every letter is Cyrillic.',
  },
  {
    safe: 'nick.eth',
    risky: 'ni\u200dck.eth',
    tone: 'alert',
    why: 'A joiner that draws nothing.',
  },
  {
    safe: 'uniswap.eth',
    risky: 'un\u0456swap.eth',
    tone: 'alert',
    why: 'One Cyrillic letter among Latin ones.',
  },
  {
    safe: 'brantly.eth',
    risky: 'Brantly.eth',
    tone: 'alert',
    why: 'A capital letter, which ENS would change.',
  },
  {
    safe: 'bored.eth',
    risky: 'b\u0e50red.eth',
    tone: 'alert',
    why: 'A Thai digit in the place of a letter.',
  },
];
