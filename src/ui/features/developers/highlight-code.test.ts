import { expect, it } from 'vitest';
import { highlightCode, type SampleLanguage } from './highlight-code.ts';

const SAMPLES: [SampleLanguage, string, string[]][] = [
  ['typescript', "const a = 'b'; // c", ['keyword:const', "string:'b'", 'comment:// c']],
  ['typescript', 'return <a-b c="d" />;', ['keyword:return', 'string:"d"']],
  ['console', '$ namescope a.eth\na.eth  pass', []],
  ['shell', "curl 'https://a.xyz' # c", ["string:'https://a.xyz'", 'comment:# c']],
  ['html', '<ens-name name="a.eth">', ['name:ens-name', 'attr:name', 'string:"a.eth"']],
];

it.each(SAMPLES)('finds the roles in %s: %s', (language, code, roles) => {
  const tokens = highlightCode(code, language).filter(({ text, role }) => text && role);
  expect(tokens.map(({ text, role }) => `${role}:${text}`)).toEqual(roles);
});

it.each(SAMPLES)('keeps all characters of %s: %s', (language, code) => {
  const tokens = highlightCode(code, language);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
});
