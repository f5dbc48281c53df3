import { createListeners } from '../../primitives/create-listeners.ts';
import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import type { createJudgeDrawing } from './judge-drawing.ts';

// Joiners and variation selectors have no glyph, and every font contains ASCII.
const NEEDS_NO_GLYPH = /^[\0-\x7F\p{Default_Ignorable_Code_Point}]*$/u;

const MAX_CACHED_CHARACTERS = 10_000;

let judgeDrawing: ReturnType<typeof createJudgeDrawing> | undefined;

const listeners = createListeners();

/** Calls a listener when the code that looks at fonts has loaded. Returns a function that removes the listener. */
export const onGlyphsLoaded = listeners.subscribe;

/** Loads the code that looks at fonts. The page renders without it. If it does not load, all characters count as drawn. */
export const loadGlyphs = lazy(() => {
  import('./judge-drawing.ts').then(
    (module) => {
      judgeDrawing = module.createJudgeDrawing();
      listeners.notify();
    },
    () => undefined,
  );
});

/** Whether the fonts of this device have a glyph for a character. */
const isDrawn = memoize(
  (character: string): boolean => judgeDrawing?.(character) !== 'missing',
  MAX_CACHED_CHARACTERS,
);

/** Whether {@link hasGlyphs} can look at the fonts. */
export function areGlyphsKnown(text: string): boolean {
  return judgeDrawing !== undefined || NEEDS_NO_GLYPH.test(text);
}

/** Whether the fonts of this device have a glyph for every character of the text. */
export function hasGlyphs(text: string): boolean {
  return (
    NEEDS_NO_GLYPH.test(text) ||
    Array.from(text).every((character) => NEEDS_NO_GLYPH.test(character) || isDrawn(character))
  );
}
