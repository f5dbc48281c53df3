import type { Confusables } from '../../../engine/confusables/confusables.ts';
import { isSimpleText } from '../../../engine/text/plain-text.ts';
import { getMarkKind } from '../classify-characters.ts';
import type { Unicode } from '../unicode.ts';

type Readings = Pick<
  Confusables,
  'skeleton' | 'typedSkeleton' | 'looseSkeleton' | 'extendedReadings'
>;

/** Which characters may be a part of a text that reads as simple text; what draws nothing and marks may be dropped. */
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
