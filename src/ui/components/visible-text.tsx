import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { splitVisibleRuns } from '../../display/hidden-characters.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import { areGlyphsKnown, hasGlyphs, loadGlyphs, onGlyphsLoaded } from '../lib/glyph-support.ts';
import styles from './visible-text.module.css';

/** Character with four or more marks. The marks are clipped, so that they do not cover other lines. */
const PILE = /(\P{M}\p{M}{4,})/u;

interface Piece {
  text: string;
  kind: 'plain' | 'hidden' | 'missing' | 'pile' | 'mark';
  /** Label shown instead of a hidden or missing character. */
  label?: string;
}

/** Separates plain text from piles of marks and from characters for which `isDrawn` is false. */
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
  /** Whether spaces are shown as spaces instead of labels. */
  isSentence?: boolean;
}

/**
 * Shows a text and makes all its characters visible. Hidden characters become labelled chips, characters without a font become
 * code-point tiles, and lone marks get a dotted circle. The characters stay in the text, so that they can be copied.
 */
export function VisibleText({ text, isSentence = false }: VisibleTextProps) {
  const looksAtFonts = useSyncExternalStore(onGlyphsLoaded, () => areGlyphsKnown(text));
  useEffect(() => {
    // The first look at the fonts is slow, so the page renders before it.
    if (!looksAtFonts) loadGlyphs();
  }, [looksAtFonts]);
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

/** Shows a message that may quote user text. Isolates it and makes hidden characters visible. */
export function CheckMessage({ text }: { text: string }) {
  return (
    <bdi dir="ltr">
      <VisibleText text={text} isSentence />
    </bdi>
  );
}
