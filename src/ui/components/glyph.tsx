import { takeStart } from '../../primitives/take-start.ts';
import { VisibleText } from './visible-text.tsx';

/** Maximum number of code points drawn of one grapheme. Longer graphemes are stacks of marks. */
const MAX_DRAWN = 24;

/** Returns the part of a grapheme that is drawn. */
export function cutGlyph(text: string): string {
  return takeStart(text, MAX_DRAWN);
}

/** Draws one grapheme and makes it visible if it is hidden. */
export function Glyph({ text }: { text: string }) {
  return <VisibleText text={cutGlyph(text)} />;
}
