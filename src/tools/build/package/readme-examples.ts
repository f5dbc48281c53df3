import { readFileSync } from 'node:fs';

/** A code block of the README or a guide. */
export interface ReadmeExample {
  code: string;
  /** First module of the package that the code imports. */
  subject: string | undefined;
  /** Lines that the code prints, from its `// →` comments. */
  printed: readonly string[];
}

/** Documents whose examples are tested. Paths start at the project's root. */
const GUIDES = ['README.md', 'src/hosts/package.md'];

/** Returns the examples in a language. `js` examples run as they are, `ts` examples in a bundle. */
export function readExamples(language: 'js' | 'ts'): ReadmeExample[] {
  return readCodeBlocks(GUIDES, language).map((code) => ({
    code,
    subject: /from '(namescope[^']*)'/.exec(code)?.[1],
    printed: [...code.matchAll(/\/\/ → (.*)/g)].map(([, text = '']) => text),
  }));
}

/** Returns the code blocks in a language of Markdown files. */
export function readCodeBlocks(files: readonly string[], language: string): string[] {
  const pattern = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs');
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, code = '']) => code),
  );
}
