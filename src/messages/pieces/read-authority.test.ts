import { describe, expect, it } from 'vitest';
import { findPieces } from './find-pieces.ts';
import { readAuthority } from './read-authority.ts';

/** Links with their user and their host. */
const LINKS: readonly (readonly [link: string, user: string | null, host: string | null])[] = [
  ['https://vitalik.eth@evil.example/pay', 'vitalik.eth', 'evil.example'],
  ['https://metamask.io@evil.example', 'metamask.io', 'evil.example'],
  ['https:metamask.io@evil.com', 'metamask.io', 'evil.com'],
  ['https:\\\\metamask.io@evil.com\\x', 'metamask.io', 'evil.com'],
  ['https:////metamask.io@evil.com', 'metamask.io', 'evil.com'],
  ['hxxps://metamask.io@evil[.]com', 'metamask.io', 'evil.com'],
  ['https://metamask.io%40evil.com/', 'metamask.io', 'evil.com'],
  ['https://meta%6Dask.io:443@EVIL.com.:80/?x', 'metamask.io:443', 'evil.com'],
  ['https://a@metamask.io@evil.com', 'a@metamask.io', 'evil.com'],
  ['https://metamask.io@3232235777/x', 'metamask.io', '3232235777'],
  ['https://metamask.io@192.168.1.1:8080/x', 'metamask.io', '192.168.1.1'],
  ['https://metamask.io@[::1]:80/x', 'metamask.io', '[::1]'],
  ['ftp://metamask.io@evil.com/', 'metamask.io', 'evil.com'],
  ['https://xn--vitalk-0va.eth.limo/', null, 'vitalìk.eth.limo'],
  ['https://evil。com/', null, 'evil.com'],
  ['https://@evil.com', null, 'evil.com'],
  // The user stands before the host, and not in the path.
  ['https://evil.com/@vitalik.eth', null, 'evil.com'],
  ['https://evil.com\\@vitalik.eth', null, 'evil.com'],
  ['https://evil.com?@vitalik.eth', null, 'evil.com'],
  ['https://evil.com#@vitalik.eth', null, 'evil.com'],
  ['ens://vitalik.eth/x', null, 'vitalik.eth'],
];

/** Links in HTML and Markdown that are not read in plain text. */
const TARGETS: typeof LINKS = [
  ['//metamask.io@evil.com', 'metamask.io', 'evil.com'],
  ['\\\\evil.com', null, 'evil.com'],
  [' ht\ntps://metamask.io\t@evil.com', 'metamask.io', 'evil.com'],
  ['ens:vitalik.eth', null, null],
  ['mailto:me@evil.com', null, null],
  ['data:text/html,x@evil.com', null, null],
  ['/names/vitalik.eth', null, null],
  ['evil.com:80/x@y', null, null],
  ['#a@b', null, null],
  ['https://', null, null],
];

it.each([...LINKS, ...TARGETS])('reads the user and the host of %j', (link, user, host) => {
  expect(readAuthority(link)).toEqual(host === null ? null : { user, host });
});

describe('findPieces', () => {
  it.each(LINKS)('states the user and the host of %j', (link, user, host) => {
    expect(findPieces(`see ${link} now`)).toMatchObject([{ kind: 'link', user, host }]);
  });

  it.each([
    ['metamask.io/x@y', null, 'metamask.io'],
    ['vitalik.eth.limo:80/x', null, 'vitalik.eth.limo'],
    ['see ens:vitalik.eth now', null, null],
    ['https://a@evil.com/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'a', 'evil.com'],
    ['https&colon;//metamask&period;io&commat;evil.com', 'metamask.io', 'evil.com'],
  ])('states the user and the host of the link in %j', (text, user, host) => {
    expect(findPieces(text)[0]).toMatchObject({ user, host });
  });
});
