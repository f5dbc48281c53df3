import { CliError } from '../process/cli-error.ts';

const CODE_POINTS = /^U\+[0-9a-f]+(?:[\s,]+U\+[0-9a-f]+)*$/iu;
const LAST_CODE_POINT = 0x10ffff;

/**
 * Returns the grapheme that an argument names, either as text or as a list of code points.
 *
 * @example readGraphemeArgument('U+0069 U+0300') // 'ì', in two code points
 * @throws CliError if a code point is above U+10FFFF
 */
export function readGraphemeArgument(argument: string): string {
  if (!CODE_POINTS.test(argument)) return argument;
  const codePoints = argument.split(/[\s,]+/u).map((notation) => {
    const codePoint = Number.parseInt(notation.slice('U+'.length), 16);
    if (codePoint <= LAST_CODE_POINT) return codePoint;
    throw new CliError(`${notation} is not a code point: the last code point is U+10FFFF.`);
  });
  return String.fromCodePoint(...codePoints);
}
