/** Hexadecimal digits of a private key. */
const KEY_DIGITS = 64;

/** 64 hexadecimal digits with no letters between them other than the `x` of `0x4c` and `\x4c`. */
const SHAPE = /(?:[\da-f][^\da-wyz]*){64}/i;

/** Sizes of the groups in which people write 64 hexadecimal digits. */
const GROUP_SIZES = [2, 4, 8, 16, 32];

const PREFIX = '(?:0?x)?';
const GAP = `[\\s:;,_|"'\\\\-]+${PREFIX}`;

/** 64 digits in groups of the same size: `4c08 83a6 …`, `0x4c, 0x08, …`. Not a part of more groups. */
const EVEN_GROUPS = GROUP_SIZES.map((size) => {
  const group = `[\\da-f]{${size}}`;
  return new RegExp(
    `(?=${PREFIX}${group})(?<![\\da-z]|(?<![\\da-z])${PREFIX}${group}${GAP})${PREFIX}(?:${group}${GAP}){${KEY_DIGITS / size - 1}}${group}(?![\\da-z]|${GAP}${group}(?![\\da-z]))`,
    'gi',
  );
});

/** Digits that were wrapped anywhere: up to three long lines and the rest. Not a part of more long lines. */
const WRAPPED =
  /(?=(?:0x)?[\da-f]{16})(?<![\da-z]|(?<![\da-z])[\da-f]{16,63}\s+)(?:0x)?[\da-f]{16,63}(?:\s+[\da-f]{16,48}){0,2}\s+[\da-f]{1,48}(?![\da-z]|\s+[\da-f]{16})/gi;

/** Fewest digits of a line that was wrapped. */
const MIN_WRAPPED = 16;

/** Fewest digits of a group on a line of its own. Shorter groups are a list of numbers, years or labels. */
const MIN_LINE = 8;

/** Random digits have about 24 letters and 40 decimal digits. Numbers and words like `dead beef` have only one kind. */
const MIN_LETTERS = 8;
const MIN_DECIMALS = 16;

const HEX_LETTER = /[a-f]/gi;

/** Lists the groups of a text without their prefixes. */
function listGroups(text: string): string[] {
  return text.replace(/0?x/gi, '').match(/[\da-f]+/gi) ?? [];
}

/** Checks whether groups are 64 digits that may be random. */
function isRandomKey(groups: readonly string[]): boolean {
  const digits = groups.join('');
  const letters = digits.match(HEX_LETTER)?.length ?? 0;
  return (
    digits.length === KEY_DIGITS &&
    letters >= MIN_LETTERS &&
    digits.length - letters >= MIN_DECIMALS
  );
}

/** Checks whether groups of the same size are a key. */
function isEvenKey(text: string): boolean {
  const groups = listGroups(text);
  const size = groups[0]?.length ?? 0;
  // Groups of four with colons are two IPv6 addresses.
  if (size > 2 && text.includes(':')) return false;
  const lines = text.split(/[\n\r]+/).length;
  return isRandomKey(groups) && (size >= MIN_LINE || lines < groups.length);
}

/** Checks whether lines are a key. A word like `a` or `be` can follow it. */
function isWrappedKey(text: string): boolean {
  const lines = listGroups(text);
  const long = lines.filter(({ length }) => length >= MIN_WRAPPED);
  // A number beside an address has no letters.
  if (!long.every((line) => /[a-f]/i.test(line))) return false;
  return isRandomKey(lines) || isRandomKey(long);
}

/** Checks whether a text contains a private key in groups: `4c 08 83 …`, `0x4c, 0x08, …`, or on several lines. */
export function hasGroupedKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  return (
    EVEN_GROUPS.some((groups) => text.match(groups)?.some(isEvenKey)) ||
    (text.match(WRAPPED)?.some(isWrappedKey) ?? false)
  );
}
