import bash from '@speed-highlight/core/languages/bash.js';
import html from '@speed-highlight/core/languages/html.js';
import ts from '@speed-highlight/core/languages/ts.js';
import { type ShjLanguageData, type ShjToken, tokenizeWith } from '@speed-highlight/core/tokenize';

/** Languages of code samples. A `console` sample has commands, which start with `$`, and their output. */
export type SampleLanguage = 'console' | 'html' | 'shell' | 'typescript';

export interface CodeToken {
  text: string;
  role?: 'comment' | 'keyword' | 'string' | 'name' | 'attr' | undefined;
}

/** The library's own types of its grammars do not fit `exactOptionalPropertyTypes`. */
const GRAMMARS = { console: bash, html, shell: bash, typescript: ts } as Readonly<
  Record<SampleLanguage, ShjLanguageData>
>;

/** Roles that have their own colour. */
const ROLES: Partial<Record<ShjToken, CodeToken['role']>> = {
  cmnt: 'comment',
  kwd: 'keyword',
  str: 'string',
  var: 'name',
  class: 'attr',
};

/** Splits code into tokens with their roles. The joined tokens equal the code. */
export function highlightCode(code: string, language: SampleLanguage): CodeToken[] {
  const tokens: CodeToken[] = [];
  const add = (text: string, token?: ShjToken) =>
    tokens.push({ text, role: token && ROLES[token] });
  tokenizeWith(code, GRAMMARS[language], add, { languages: { js: GRAMMARS.typescript } });
  return tokens;
}
