import type { DirectionControls } from './direction-controls.ts';

/** Reason why a hidden character is reported. */
export type HiddenKind = 'hidden-text' | 'hidden-character' | 'control-character';

/** Sentences that describe hidden characters. */
export const HIDDEN_MESSAGES: Readonly<Record<HiddenKind, string>> = {
  'hidden-text': 'Hidden characters can contain a message that nobody sees.',
  'hidden-character': 'The text contains a hidden character.',
  'control-character': 'The text contains a control character.',
};

/** Sentence about hidden characters that can contain a message only when they are combined. */
export const SPREAD_MESSAGE =
  'Hidden characters in many places can contain a message that nobody sees.';

export type HiddenStatus = 'alert' | 'warn' | 'info';

/**
 * Describes direction controls. In a line without right-to-left text, direction controls that change nothing are hidden
 * characters.
 */
export function describeControls({ isNeedless, status }: DirectionControls): {
  rule: 'direction-control' | 'hidden-character';
  message: string;
} {
  return isNeedless && status === 'warn'
    ? { rule: 'hidden-character', message: HIDDEN_MESSAGES['hidden-character'] }
    : {
        rule: 'direction-control',
        message: 'Hidden characters change the order in which the text is displayed.',
      };
}
