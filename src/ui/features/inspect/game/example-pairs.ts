/** A name and an imitation of it. */
export interface ExamplePair {
  real: string;
  imitation: string;
  /** Status of the imitation. */
  tone: 'warn' | 'alert';
  /** How the two differ, and what to look for. */
  lesson: string;
}

export const EXAMPLE_PAIRS: readonly ExamplePair[] = [
  {
    real: 'metamask.eth',
    imitation: 'rnetamask.eth',
    tone: 'alert',
    lesson: 'The letters r and n side by side look like m. Look closely at every m.',
  },
  {
    real: 'vitalik.eth',
    imitation: 'vital\u00eck.eth',
    tone: 'alert',
    lesson: 'One i has an accent, which is easy to take for its dot. Look above every letter.',
  },
  {
    real: 'coinbase.eth',
    imitation: 'coinbase-support.eth',
    tone: 'warn',
    lesson: 'Every letter is right, but a word is added. Anyone can register such a name.',
  },
  {
    real: 'brantly.eth',
    imitation: 'brantIy.eth',
    tone: 'alert',
    lesson: 'A capital I looks like a small l. Paste the name instead of reading it.',
  },
  {
    real: 'apple.eth',
    imitation: '\u0430\u0440\u0440\u04cf\u0435.eth',
    tone: 'alert',
    lesson: 'All five letters are Cyrillic. Most fonts draw them like the Latin ones.',
  },
  {
    real: 'nick.eth',
    imitation: 'ni\u200dck.eth',
    tone: 'alert',
    lesson: 'A joiner without width hides after the i. Nobody can see it.',
  },
];
