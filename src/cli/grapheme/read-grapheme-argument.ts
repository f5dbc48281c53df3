import { parseCodePoints } from '../../primitives/parse-code-points.ts';
import { CliError } from '../process/cli-error.ts';

/**
 * Returns the grapheme that an argument names, either as text or as a list of code points.
 *
 * @example readGraphemeArgument('U+0069 U+0300') // 'ì', in two code points
 * @throws CliError if a code point is above U+10FFFF
 */
export function readGraphemeArgument(argument: string): string {
  const parsed = parseCodePoints(argument);
  if (parsed === null) return argument;
  if ('text' in parsed) return parsed.text;
  throw new CliError(`${parsed.invalid} is not a code point: the last code point is U+10FFFF.`);
}
