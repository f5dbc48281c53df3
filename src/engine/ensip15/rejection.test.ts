import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { normalizeLabel } from './normalize-label.ts';
import { findRejectionCode, parseRejection, type RejectionCode } from './rejection.ts';

interface Message {
  /** Text of the message in the source of ens-normalize, up to the first variable. */
  start: string;
  /** Label that ens-normalize rejects with the message. */
  label: string;
  code: RejectionCode;
  scripts?: readonly string[];
  codePoint?: number;
}

const MESSAGES: readonly Message[] = [
  {
    start: 'disallowed character: ',
    label: 'nick!',
    code: 'disallowed_character',
    codePoint: 0x21,
  },
  {
    start: 'duplicate non-spacing marks: ',
    label: 'ب\u064b\u064b',
    code: 'duplicate_nonspacing_mark',
    codePoint: 0x64b,
  },
  { start: 'empty label', label: '\u00ad', code: 'empty_label' },
  {
    start: 'excessive non-spacing marks: ',
    label: 'ب\u064b\u064c\u064d\u064e\u064f',
    code: 'excessive_nonspacing_marks',
  },
  {
    start: 'illegal mixture: ',
    label: 'pаypal',
    code: 'illegal_mixture',
    scripts: ['Latin'],
    codePoint: 0x430,
  },
  // This message continues with the names of both characters.
  { start: 'illegal placement: ', label: 'a’’b', code: 'adjacent_fenced_characters' },
  {
    start: 'illegal placement: emoji + combining mark: ',
    label: '👍\u0301a',
    code: 'combining_mark_after_emoji',
  },
  { start: 'illegal placement: leading ', label: '’tis', code: 'leading_fenced_character' },
  {
    start: 'illegal placement: leading combining mark',
    label: '\u0301ab',
    code: 'leading_combining_mark',
  },
  { start: 'illegal placement: trailing ', label: 'tis’', code: 'trailing_fenced_character' },
  { start: 'invalid label extension: ', label: 'ab--c', code: 'invalid_label_extension' },
  { start: 'underscore allowed only at start', label: 'a_b', code: 'underscore_placement' },
  {
    start: 'whole-script confusable: ',
    label: 'аррӏе',
    code: 'whole_script_confusable',
    scripts: ['Cyrillic', 'Latin'],
  },
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
    expect(readStarts()).toEqual([ABOUT_NAMES, ...MESSAGES.map(({ start }) => start)]);
  });

  it.each(MESSAGES)('parses $code for $label', ({ start, label, ...expected }) => {
    const { error } = normalizeLabel(label);
    expect(error).toContain(start);
    expect(parseRejection(error ?? '')).toEqual({ scripts: [], codePoint: null, ...expected });
  });

  it('throws for an unknown message', () => {
    expect(() => parseRejection('too many letters')).toThrow('unknown message: too many letters');
  });
});

describe('findRejectionCode', () => {
  it.each(MESSAGES.map(({ start }) => start))('ignores %j inside a message', (start) => {
    expect(findRejectionCode(`Not so: ${start}Greek/Latin + x`)).toBeUndefined();
  });

  it('returns undefined for other messages', () => {
    expect(findRejectionCode('Maximum call stack size exceeded')).toBeUndefined();
  });
});
