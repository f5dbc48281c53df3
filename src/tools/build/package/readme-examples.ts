import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A stretch of code in the README. */
export interface ReadmeExample {
  code: string;
  /** The module of the package that it imports first. */
  subject: string | undefined;
  /** The lines that it prints: what stands behind `// →`. */
  printed: readonly string[];
}

const readme = readFileSync(
  fileURLToPath(new URL('../../../../README.md', import.meta.url)),
  'utf8',
);

/** The README's examples in a language: `js` runs as it is, `ts` in a bundle. */
export function readExamples(language: 'js' | 'ts'): ReadmeExample[] {
  const blocks = readme.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'));
  return [...blocks].map(([, code = '']) => ({
    code,
    subject: /from '(namescope[^']*)'/.exec(code)?.[1],
    printed: [...code.matchAll(/\/\/ → (.*)/g)].map(([, text = '']) => text),
  }));
}
