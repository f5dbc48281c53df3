/**
 * Whether this page is part of the browser extension. The extension has no lists, no pages for developers and no
 * service worker, to stay small. Each Vite configuration defines the value, so that a build drops the code that it does
 * not use.
 */
declare const IS_EXTENSION: boolean;
