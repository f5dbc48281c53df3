/** What the tones of verdicts and checks mean to a reader. */
export const TONE_MEANINGS = [
  { tone: 'pass', word: 'Pass', meaning: 'Nothing to be careful about was found.' },
  {
    tone: 'warn',
    word: 'Warning',
    meaning: 'Something can be mistaken, mistyped or shown badly: look at the evidence.',
  },
  {
    tone: 'alert',
    word: 'Alert',
    meaning: 'Not what ENS accepts, or not what it seems: do not rely on it.',
  },
  {
    tone: 'skip',
    word: 'Skipped',
    meaning: 'The check could not be made here; it says why. It counts neither way.',
  },
] as const;
