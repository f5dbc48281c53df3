import { VisibleText } from './visible-text.tsx';

/** More code points than this in one grapheme are a stack of marks; only so many are drawn. */
const MAX_DRAWN = 24;

/** What is drawn of a grapheme. */
export function cutGlyph(text: string): string {
  // Twice as many code units hold so many code points, however long the text is.
  const characters = Array.from(text.slice(0, 2 * MAX_DRAWN));
  return characters.slice(0, MAX_DRAWN).join('');
}

/** One grapheme, made visible whatever it is. */
export function Glyph({ text }: { text: string }) {
  return <VisibleText text={cutGlyph(text)} />;
}
