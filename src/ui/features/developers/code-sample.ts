/** Languages of code samples. A `console` sample has commands, which start with `$`, and their output. */
export type SampleLanguage = 'console' | 'html' | 'shell' | 'typescript';

/** Code that the reader can copy. */
export interface CodeSample {
  what: string;
  language: SampleLanguage;
  code: string;
}

/** Returns the text to copy: only the commands of a `console` sample, or all of the code for other languages. */
export function getCopiedText({ language, code }: CodeSample): string {
  if (language !== 'console') return code;
  const commands = code.split('\n').filter((line) => line.startsWith('$ '));
  return commands.map((line) => line.slice(2)).join('\n');
}
