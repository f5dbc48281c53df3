import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';

const readTitle = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gsu)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/gu, ''),
  );

const UNKNOWN = 'There is nothing at this address';
const MALFORMED = 'This link is malformed';

// route.test.ts proves which route each fragment has, document-title.test.ts its title.
it.each([
  ['', 'What is really in that name?'],
  ['/lists/', 'Inspect a list'],
  ['/compare', 'Compare two names or addresses'],
  ['/imitations', 'What could imitate this name?'],
  ['/protect', 'Protect'],
  ['/about', 'About Namescope'],
  ['/developers', 'HTTP API'],
  ['/developers/element', 'Names in your app'],
  ['/developers/command-line', 'Command line'],
  ['/developers/package', 'Package'],
  ['/developers/assistants', 'Browsers and assistants'],
  ['/constructor', UNKNOWN],
  ['/#/lists', UNKNOWN],
  ['/name/__proto__', '__proto__'],
  ['/name/', 'The root name'],
  ['/grapheme', 'Find a character'],
  ['/characters/U+200D', 'Find a character'],
  ['/grapheme/a/in/', 'No report on this text'],
  ['/grapheme/%C3%AC/in/a.eth/999', 'Latin Small Letter I With Grave'],
  ['/grapheme/a/in//1', 'Latin Small Letter A'],
  ['/name/%ED%A0%80', MALFORMED],
  ['/grapheme/%FF', MALFORMED],
  ['/compare/%E0%A4/b', MALFORMED],
  ['/imitations/%E0%A4', MALFORMED],
  ['/name/vital%25C3%25ACk.eth', 'vital%C3%ACk.eth'],
  ['/name/\u202eeth.kilativ', '\u202eeth.kilativ'],
  ['/name/שלום.eth', 'שלום.eth'],
  ['/grapheme/\u200b', 'Zero Width Space'],
])('shows one heading at #%s: %s', async (fragment, title) => {
  const { html } = await renderScreen(`#${fragment}`);
  expect(readTitle(html)).toEqual([title]);
});

it('marks the current place of the navigation', async () => {
  const { html } = await renderScreen('#/imitations/vitalik.eth');
  expect(html).toContain('aria-current="true" href="#/protect"');
  expect(html.match(/data-place=""/gu)).toHaveLength(6);
});
