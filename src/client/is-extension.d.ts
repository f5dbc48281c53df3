/**
 * Whether this page is part of the browser extension. To stay small, the extension has no lists, no search for
 * characters, no pages for developers and no service worker. Each Vite configuration defines the value, so that a build
 * drops the code that it does not use.
 */
declare const IS_EXTENSION: boolean;
