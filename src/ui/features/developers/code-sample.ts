/** Languages of code samples. A `console` sample has commands, which start with `$`, and their output. */
export type SampleLanguage = 'console' | 'html' | 'shell' | 'typescript';

/** Code that someone can copy. */
export interface CodeSample {
  what: string;
  language: SampleLanguage;
  code: string;
}

/** Returns the text that the copy button copies: all of the code, or only the commands of a console. */
export function getCopiedText({ language, code }: CodeSample): string {
  if (language !== 'console') return code;
  const commands = code.split('\n').filter((line) => line.startsWith('$ '));
  return commands.map((line) => line.slice(2)).join('\n');
}
