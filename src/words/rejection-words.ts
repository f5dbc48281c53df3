// Why a line of a list gives no name.

/** Says why, about a line with a number, or about the line that is shown beside the words. */
type RejectionWords = (line?: number) => string;

const formatLine = (line: number) => `Line ${line.toLocaleString('en')}`;

/** Creates a sentence whose subject is the line: `The line is empty.`, `Line 3 is empty.` */
const saysOfLine =
  (words: string): RejectionWords =>
  (line) =>
    `${line === undefined ? 'The line' : formatLine(line)} ${words}`;

/** Creates words with a different subject: `A shortened address.`, `Line 3: A shortened address.` */
const says =
  (words: string): RejectionWords =>
  (line) =>
    line === undefined ? words : `${formatLine(line)}: ${words}`;

/** Reasons why a line gives no name, with their words. */
export const REJECTION_WORDS = {
  empty: saysOfLine('is empty.'),
  no_name: saysOfLine('contains no name.'),
  not_unicode: saysOfLine('is not valid Unicode: some bytes or escapes do not encode a character.'),
  address: says('An address, not a name. Compare every character with the original.'),
  short_address: says('A shortened address. Many addresses look like it.'),
  spaced_name: says('There is a space beside the dot of a name.'),
  split_name: says('A name has other characters inside it or beside its dot.'),
  too_long: saysOfLine('is longer than 65,536 characters.'),
  not_json: saysOfLine('is not JSON.'),
  no_such_field: saysOfLine('has no text in the chosen field.'),
  repeated_field: saysOfLine('has a chosen field twice.'),
  no_such_column: saysOfLine('does not have the chosen column.'),
  other_name: says('Another column or field of the line may contain a name.'),
  too_many_fields: saysOfLine('has more fields than the first line.'),
  unclosed_quote: says('A quoted field starts in this line but does not end.'),
  private_key: saysOfLine('looks like a private key. It was not read into the list.'),
  seed_phrase: saysOfLine(
    'looks like a seed phrase or a part of one. It was not read into the list.',
  ),
} as const;
