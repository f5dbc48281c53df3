import { expect, test } from 'vitest';
import { readPasted } from '../../../messages/pieces/read-pasted.ts';
import { describeUnchecked } from './describe-unchecked.ts';

const EMAIL = 'Only the name was checked. An e-mail address is not an ENS name.';

test.each<[text: string, words: string]>([
  ['https://evil.com/vitalik.eth', 'Only the name was checked, not the website evil.com.'],
  ['https://EVIL.com:8080/?to=vitalik.eth', 'Only the name was checked, not the website evil.com.'],
  ['evil.com/vitalik.eth', 'Only the name was checked, not the website evil.com.'],
  ['see https://evil.com/nick.eth now', 'Only the name was checked, not the website evil.com.'],
  [
    'https://evil.com/vitalik.eth and nick.eth',
    'Only the names were checked, not the website evil.com.',
  ],
  [
    'https://evil.com/vitalik.eth https://evil.org/nick.eth',
    'Only the names were checked, not the websites in this text.',
  ],
  ['bob@vitalik.eth', EMAIL],
  ['write to bob@vitalik.eth today', EMAIL],
  ['https://app.ens.domains/vitalik.eth', ''],
  ['https://vitalik.eth.limo/about', ''],
  ['ens:vitalik.eth', ''],
  ['ethereum:vitalik.eth', ''],
  // The host is one of the names.
  ['https://vitalik.eth.limo.evil.com/', ''],
  ['https://vitalik.eth@evil.com/', ''],
  ['https:\\\\evil.com\\vitalik.eth', ''],
  ['Pay vitalik.eth please', ''],
])('says what was not checked in %j', (text, words) => {
  const pasted = readPasted(text);
  expect(pasted && describeUnchecked(pasted)).toBe(words);
});
