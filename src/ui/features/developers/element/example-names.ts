/** Example names with the reason for each verdict. */
export const EXAMPLE_NAMES: readonly { name: string; why: string }[] = [
  { name: 'vitalik.eth', why: 'A known name, spelled correctly' },
  { name: 'rnetamask.eth', why: 'Plain letters that look like other letters' },
  { name: 'vital\u00eck.eth', why: 'An accent turns i into another letter' },
  { name: '\u0430\u0432\u0442\u043e\u0440.eth', why: 'An ordinary word in another script' },
  { name: 'vital\u200dik.eth', why: 'A hidden character' },
  { name: 'pay\u202elap.eth', why: 'A character that reverses the text after it' },
  { name: 'Vitalik.eth', why: 'A spelling that ENS changes' },
  {
    name: 'a-treasury-with-quite-a-long-name-of-its-own.vital\u00eck.eth',
    why: 'A long name, shortened so that unusual characters and the end stay visible',
  },
];
