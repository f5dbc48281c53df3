/** Names as they may arrive from elsewhere, and what is to be seen of each. */
export const EXAMPLE_NAMES: readonly { name: string; why: string }[] = [
  { name: 'vitalik.eth', why: 'A known name, spelled as it is' },
  { name: 'rnetamask.eth', why: 'Plain letters that pass for others' },
  { name: 'vital\u00eck.eth', why: 'A letter that an accent makes another' },
  { name: '\u0430\u0432\u0442\u043e\u0440.eth', why: 'An ordinary word in a script of its own' },
  { name: 'vital\u200dik.eth', why: 'A character that is not seen' },
  { name: 'pay\u202elap.eth', why: 'A character that turns around what follows it' },
  { name: 'Vitalik.eth', why: 'A spelling that ENS reads as another' },
  {
    name: 'a-treasury-with-quite-a-long-name-of-its-own.vital\u00eck.eth',
    why: 'Too long: what could deceive stays, and the end',
  },
];
