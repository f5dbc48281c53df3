// Typing difficulty: what most keyboards have a key for can be typed from a poster or a phone call.
import { SIMPLE_TYPES } from '../grapheme/grapheme-type.ts';
import { type Check, overGraphemes } from './check.ts';
import { showGrapheme, showGraphemes } from './wording.ts';

export const typingDifficulty: Check = {
  code: 'typing_difficulty',
  grapheme: {
    judge: (facts) => (SIMPLE_TYPES.has(facts.type) ? 'pass' : 'warn'),
    message: (facts, status) =>
      status === 'warn'
        ? `${showGrapheme(facts)} is hard to type on common keyboards.`
        : 'This grapheme is easy to type.',
  },
  ...overGraphemes('typing_difficulty', (found, status, thing) =>
    status === 'warn'
      ? `Hard to type on common keyboards: ${showGraphemes(found)}.`
      : `This ${thing} is easy to type.`,
  ),
};
