import type { Plugin } from 'vite';

const IMPORT = /\bimport\('(\.[^']+)'\)/gu;

/** Files whose imports stay late. The worker starts before the page code loads. */
const STAYS_LATE = /\/src\/(?:ui\/entry|extension\/site\/site-entry)\.ts$/u;

/**
 * Turns each `import()` of the project's own files into a static import. On a website, late imports save downloads. In
 * an extension, late imports only add files, and each file makes the zip larger.
 */
export function viteImportEarlyPlugin(): Plugin {
  return {
    name: 'namescope-import-early',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/(?:ui|client|worker)\//u.test(id) || STAYS_LATE.test(id)) return null;
      const imports: string[] = [];
      const changed = code.replace(IMPORT, (_, path: string) => {
        const name = `late${imports.length}`;
        imports.push(`import * as ${name} from '${path}';`);
        return `Promise.resolve(${name})`;
      });
      return imports.length === 0 ? null : { code: `${imports.join(' ')} ${changed}`, map: null };
    },
  };
}
