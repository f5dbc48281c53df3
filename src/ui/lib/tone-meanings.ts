/** What the tones of verdicts and checks mean to a reader. */
export const TONE_MEANINGS = [
  {
    tone: 'pass',
    word: 'Pass',
    meaning:
      'No problem found in the spelling; the owner and the address are not checked. A clean result doesn’t prove it’s the right name.',
  },
  {
    tone: 'info',
    word: 'Worth knowing',
    meaning:
      'True, and no reason for distrust: not on a standard Latin keyboard, say, or not possible in DNS.',
  },
  {
    tone: 'warn',
    word: 'Worth checking',
    meaning:
      'At a glance it can pass for something else: look at the evidence before you rely on it.',
  },
  {
    tone: 'alert',
    word: 'Alert',
    meaning:
      'It imitates a known name, hides a character, or is not valid ENS spelling: don’t send funds to it.',
  },
  {
    tone: 'skip',
    word: 'Skipped',
    meaning:
      'The check could not be made here, and says why. It counts neither for nor against a name.',
  },
] as const;
