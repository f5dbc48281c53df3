import { takeStart } from '../../primitives/cut-text.ts';
import { VisibleText } from './visible-text.tsx';

/** More code points than this in one grapheme are a stack of marks; only so many are drawn. */
const MAX_DRAWN = 24;

/** What is drawn of a grapheme. */
export function cutGlyph(text: string): string {
  return takeStart(text, MAX_DRAWN);
}

/** One grapheme, made visible whatever it is. */
export function Glyph({ text }: { text: string }) {
  return <VisibleText text={cutGlyph(text)} />;
}
