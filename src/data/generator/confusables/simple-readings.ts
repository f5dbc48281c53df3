import type { Confusables } from '../../../engine/confusables/confusables.ts';
import { isSimpleText } from '../../../primitives/plain-text.ts';
import { getMarkKind } from '../classify-characters.ts';
import type { Unicode } from '../unicode.ts';

type Readings = Pick<
  Confusables,
  'skeleton' | 'typedSkeleton' | 'looseSkeleton' | 'extendedReadings'
>;

/** Creates a function that checks whether a text with a character may read as simple text. Readings can drop marks. */
export function createSimpleReadings(
  unicode: Unicode,
  { skeleton, typedSkeleton, looseSkeleton, extendedReadings }: Readings,
): (codePoint: number) => boolean {
  return (codePoint) => {
    const character = String.fromCodePoint(codePoint);
    if (!character.isWellFormed()) return false;
    const readings = [skeleton, typedSkeleton, looseSkeleton].map((read) => read(character));
    return (
      getMarkKind(unicode, codePoint) !== 'none' ||
      [...readings, ...extendedReadings(character)].some(isSimpleText)
    );
  };
}
