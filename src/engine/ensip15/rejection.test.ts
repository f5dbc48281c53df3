import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { normalizeLabel } from './normalize-label.ts';
import { findRejectionCode, parseRejection, type RejectionCode } from './rejection.ts';

/** Text of each message in the source of ens-normalize, up to the first variable, and a label that gets the message. */
const MESSAGES: readonly [
  start: string,
  label: string,
  code: RejectionCode,
  codePoint?: number | null,
  ...scripts: string[],
][] = [
  ['disallowed character: ', 'nick!', 'disallowed_character', 0x21],
  ['duplicate non-spacing marks: ', 'ب\u064b\u064b', 'duplicate_nonspacing_mark', 0x64b],
  ['empty label', '\u00ad', 'empty_label'],
  [
    'excessive non-spacing marks: ',
    'ب\u064b\u064c\u064d\u064e\u064f',
    'excessive_nonspacing_marks',
  ],
  ['illegal mixture: ', 'pаypal', 'illegal_mixture', 0x430, 'Latin', 'Cyrillic'],
  // This message continues with the names of both characters.
  ['illegal placement: ', 'a’’b', 'adjacent_fenced_characters'],
  ['illegal placement: emoji + combining mark: ', '👍\u0301a', 'combining_mark_after_emoji'],
  ['illegal placement: leading ', '’tis', 'leading_fenced_character'],
  ['illegal placement: leading combining mark', '\u0301ab', 'leading_combining_mark'],
  ['illegal placement: trailing ', 'tis’', 'trailing_fenced_character'],
  ['invalid label extension: ', 'ab--c', 'invalid_label_extension'],
  ['underscore allowed only at start', 'a_b', 'underscore_placement'],
  ['whole-script confusable: ', 'аррӏе', 'whole_script_confusable', null, 'Cyrillic', 'Latin'],
];

/** Start of a message about names with several labels. It never occurs, because the engine normalizes single labels. */
const ABOUT_NAMES = 'Invalid label ';

/** Reads the starts of all messages from the source of the installed package, without its comments. */
function readStarts(): string[] {
  const path = fileURLToPath(import.meta.resolve('@adraffy/ens-normalize'));
  const source = readFileSync(path.replace(/\.cjs$/, '.mjs'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '');
  const calls = source.matchAll(/(new Error|error_placement)\([^`'"()]*([`'])(.*?)\2/g);
  const starts = Array.from(calls, ([, call, , text = '']) => {
    const [start = ''] = text.split(/"?\$\{/);
    return call === 'error_placement' ? `illegal placement: ${start}` : start;
  });
  return [...new Set(starts)].sort();
}

describe('parseRejection', () => {
  it('is tested with every message of the installed ens-normalize', () => {
    expect(readStarts()).toEqual([ABOUT_NAMES, ...MESSAGES.map(([start]) => start)]);
  });

  it.each(MESSAGES)('parses %j for %s: %s', (start, label, code, codePoint = null, ...scripts) => {
    const { error } = normalizeLabel(label);
    expect(error).toContain(start);
    expect(parseRejection(error ?? '')).toEqual({ code, scripts, codePoint });
  });

  it('throws for an unknown message', () => {
    expect(() => parseRejection('too many letters')).toThrow('unknown message: too many letters');
  });
});

describe('findRejectionCode', () => {
  it.each(MESSAGES.map(([start]) => start))('ignores %j inside a message', (start) => {
    expect(findRejectionCode(`Not so: ${start}Greek/Latin + x`)).toBeUndefined();
  });

  it('returns undefined for other messages', () => {
    expect(findRejectionCode('Maximum call stack size exceeded')).toBeUndefined();
  });
});
