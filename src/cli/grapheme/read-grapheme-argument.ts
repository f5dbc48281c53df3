import { CliError } from '../cli-error.ts';

const CODE_POINTS = /^U\+[0-9a-f]+(?:[\s,]+U\+[0-9a-f]+)*$/iu;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The grapheme that an argument means: itself, or the characters whose code points it lists.
 *
 * @example readGraphemeArgument('U+0069 U+0300') // 'ì', in two code points
 * @throws CliError where there is no such code point
 */
export function readGraphemeArgument(argument: string): string {
  if (!CODE_POINTS.test(argument)) return argument;
  const codePoints = argument.split(/[\s,]+/u).map((written) => {
    const codePoint = Number.parseInt(written.slice('U+'.length), 16);
    if (codePoint <= LAST_CODE_POINT) return codePoint;
    throw new CliError(`There is no ${written}: the last code point is U+10FFFF.`);
  });
  return String.fromCodePoint(...codePoints);
}
