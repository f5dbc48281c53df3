import type { Confusables } from '../../../engine/confusables/confusables.ts';
import { isSimpleText } from '../../../engine/text/plain-text.ts';
import { getMarkKind } from '../character-classes.ts';
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
    if (codePoint >= FIRST_SURROGATE && codePoint <= LAST_SURROGATE) return false;
    const character = String.fromCodePoint(codePoint);
    return (
      getMarkKind(unicode, codePoint) !== 'none' ||
      isSimpleText(skeleton(character)) ||
      isSimpleText(typedSkeleton(character)) ||
      isSimpleText(looseSkeleton(character)) ||
      extendedReadings(character).some(isSimpleText)
    );
  };
}

const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
