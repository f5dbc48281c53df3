/** What the tones of verdicts and checks mean to a reader. */
export const TONE_MEANINGS = [
  {
    tone: 'pass',
    word: 'Pass',
    meaning: 'Nothing in the text calls for caution. Its owner and its address are not judged.',
  },
  {
    tone: 'info',
    word: 'Worth knowing',
    meaning: 'True, and no reason for distrust: hard to type, say, or not writable in DNS.',
  },
  {
    tone: 'warn',
    word: 'Warning',
    meaning: 'It can be taken for something else: look at the evidence before you rely on it.',
  },
  {
    tone: 'alert',
    word: 'Alert',
    meaning:
      'It imitates a known name, hides a character, or ENS does not accept it: do not rely on it.',
  },
  {
    tone: 'skip',
    word: 'Skipped',
    meaning: 'The check could not be made here; it says why. It counts neither way.',
  },
] as const;
