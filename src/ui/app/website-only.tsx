import { DeadEnd } from './not-found.tsx';

/** Creates a placeholder for a screen that only the website includes, because the extension must stay small. */
const createWebsiteOnly = (title: string, words: string) => () => (
  <DeadEnd title={title}>
    <p>{words}</p>
  </DeadEnd>
);

export const NoLists = createWebsiteOnly(
  'The extension has no lists',
  'The Namescope website inspects files and long lists. To check a few names here, paste them into the field.',
);

export const NoCharacterSearch = createWebsiteOnly(
  'The extension has no search for characters',
  'The Namescope website finds characters by name, code point and drawing. To see a character here, check a name that contains it and select the character.',
);

export const NoDeveloperPages = createWebsiteOnly(
  'The extension has no pages for developers',
  'The Namescope website describes the HTTP API, the package, the command line and the custom element.',
);
