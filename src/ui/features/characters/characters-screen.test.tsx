import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

const find = (text: string) => renderScreen(`#/characters/${encodeURIComponent(text)}`);

describe('the search for characters says', () => {
  it.each<[text: string, ...texts: (string | RegExp)[]]>([
    ['', 'What you can search for'],
    ['looks like o', /\d+ characters like o/u, 'ENS accepts it'],
    ['A', 'ENS changes it to a'],
    ['|', 'ENS does not accept it'],
    ['אבג', 'Hebrew Letter Alef'],
    ['looks like rn', '2 graphemes'],
    [
      'hangul syllable',
      '11,172 characters, showing the first 120',
      'Hangul Syllable Ga U+AC00',
      'Show 600',
    ],
    ['snowman', '3 characters'],
    ['no such character', 'No character found'],
    ['👩‍🚀', '3 characters', 'As a single character:'],
    ['ZWJ', 'Zero Width Joiner U+200D General Punctuation'],
    [`${'xı'.repeat(600)}`, 'The text was cut after 1,000 characters.'],
  ])('%s', async (text, ...texts) => {
    const screen = await find(text);
    for (const each of texts)
      expect(screen.text).toEqual(
        typeof each === 'string' ? expect.stringContaining(each) : expect.stringMatching(each),
      );
  });
});

it('finds the letters of other scripts that look like an o', async () => {
  const { html } = await find('looks like o');
  for (const letter of ['\u03bf', '\u043e']) expect(html).toContain(`>${letter}<`);
});
