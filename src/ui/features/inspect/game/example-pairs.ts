/** A name and an imitation of it. */
export interface ExamplePair {
  real: string;
  imitation: string;
  /** Status of the imitation. */
  tone: 'warn' | 'alert';
  /** Explanation of how the two names differ and what to look for. */
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
    lesson: 'One i has an accent that looks like its dot. Look above every letter.',
  },
  {
    real: 'coinbase.eth',
    imitation: 'coinbase-support.eth',
    tone: 'warn',
    lesson: 'Every letter is correct, but a word was added. Anyone can register a name like this.',
  },
  {
    real: 'brantly.eth',
    imitation: 'brantIy.eth',
    tone: 'alert',
    lesson: 'A capital I looks like a small l. Paste the name instead of checking it by eye.',
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
    lesson: 'A zero-width joiner is hidden after the i. Nobody can see it.',
  },
];
