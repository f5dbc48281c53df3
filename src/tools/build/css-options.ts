import type { CSSOptions } from 'vite';

/**
 * Options for stylesheets. A rule that a module composes from another file is copied into the module without its file,
 * and Vite warns because it could not resolve a URL in such a rule. The plugin states the file of the module.
 */
export const CSS_OPTIONS: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'namescope-composed-rules',
        OnceExit(root) {
          root.walkDecls((declaration) => {
            if (declaration.source?.input.file) return;
            if (declaration.value.includes('url(')) throw declaration.error('Cannot be composed.');
            if (root.source) declaration.source = root.source;
          });
        },
      },
    ],
  },
};
