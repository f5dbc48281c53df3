import { useDeferredValue, useMemo } from 'react';
import { splitVisibleRuns } from '../../display/hidden-characters.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import { areGlyphsKnown, hasGlyphs } from '../lib/glyph-support.ts';
import styles from './visible-text.module.css';

/** So many marks on one letter are a pile: it is kept from covering the lines around it. */
const PILE = /(\P{M}\p{M}{4,})/u;

interface Piece {
  text: string;
  kind: 'plain' | 'hidden' | 'missing' | 'pile' | 'mark';
  /** What is shown in place of a hidden or missing character. */
  label?: string;
}

/** Plain text as it is drawn: apart from it the characters for which `isDrawn` is false, and piles of marks. */
function splitDrawnPieces(text: string, isDrawn: (text: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let drawn = '';
  const flush = () => {
    for (const part of drawn.split(PILE)) {
      if (PILE.test(part)) pieces.push({ text: part, kind: 'pile' });
      else if (part !== '')
        pieces.push({ text: part, kind: /^\p{M}/u.test(part) ? 'mark' : 'plain' });
    }
    drawn = '';
  };
  if (isDrawn(text)) {
    drawn = text;
  } else {
    for (const character of text) {
      if (isDrawn(character)) {
        drawn += character;
        continue;
      }
      flush();
      pieces.push({ text: character, kind: 'missing', label: formatCodePoints(character) });
    }
  }
  flush();
  return pieces;
}

function splitPieces(
  text: string,
  spacesShow: boolean,
  isDrawn: (text: string) => boolean,
): Piece[] {
  return splitVisibleRuns(text).flatMap(({ text: run, label }): Piece[] => {
    if (label === null) return splitDrawnPieces(run, isDrawn);
    return spacesShow || run !== ' '
      ? [{ text: run, kind: 'hidden', label }]
      : [{ text: run, kind: 'plain' }];
  });
}

interface VisibleTextProps {
  text: string;
  /** Within a sentence, a space is a space. */
  isSentence?: boolean;
}

/**
 * Text with nothing hidden: invisible characters as labelled chips, characters that this device has
 * no font for as code-point tiles, lone marks on a dotted circle, piles of marks cut at their line.
 * The characters themselves stay in the text, so that copying keeps them.
 */
export function VisibleText({ text, isSentence = false }: VisibleTextProps) {
  // The page is shown before the fonts are looked at for the first time.
  const looksAtFonts = useDeferredValue(true, areGlyphsKnown(text));
  const pieces = useMemo(
    () => splitPieces(text, !isSentence, looksAtFonts ? hasGlyphs : () => true),
    [text, isSentence, looksAtFonts],
  );
  return pieces.map(({ text: piece, kind, label }, index) =>
    kind === 'plain' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
      <span key={index} className={styles[kind]} data-label={label}>
        {piece}
      </span>
    ),
  );
}
