// Describes graphemes by their type and script.

import type { GraphemeType } from '../../contract/reports.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import { formatScript } from './grapheme-script.ts';

const DESCRIPTIONS: Readonly<Record<GraphemeType, (script: string) => string>> = {
  simple_letter: () => 'A-Z letter',
  simple_number: () => '0-9 number',
  other_letter: (script) => `${script} letter`,
  other_number: (script) => `${script} number`,
  hyphen: () => 'Hyphen',
  dollarsign: () => 'Dollar sign',
  underscore: () => 'Underscore',
  emoji: () => 'Emoji',
  invisible: () => 'Invisible character',
  special: () => 'Special character',
};

/** @example describeGrapheme(facts of 'а') // 'Cyrillic letter' */
export function describeGrapheme({ type, script }: GraphemeFacts): string {
  return DESCRIPTIONS[type](formatScript(script));
}
