import { readFileSync } from 'node:fs';

/** A code block from the README or the package guide. */
export interface ReadmeExample {
  code: string;
  /** The first module of the package that the code imports. */
  importedModule: string | undefined;
  /** The output lines that the `// →` comments of the code specify. */
  expectedLines: readonly string[];
}

/** Documents with code examples that the tests run. Paths are relative to the project root. */
const GUIDES = ['README.md', 'src/hosts/package.md'];

/** Returns the examples in a language. Tests run `js` examples directly and bundle `ts` examples first. */
export function readExamples(language: 'js' | 'ts'): ReadmeExample[] {
  return readCodeBlocks(GUIDES, language).map((code) => ({
    code,
    importedModule: /from '(namescope[^']*)'/.exec(code)?.[1],
    expectedLines: [...code.matchAll(/\/\/ → (.*)/g)].map(([, text = '']) => text),
  }));
}

/** Returns the code blocks in a language from Markdown files. */
export function readCodeBlocks(files: readonly string[], language: string): string[] {
  const pattern = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs');
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, code = '']) => code),
  );
}
