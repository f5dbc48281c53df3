import { useEffect, useState } from 'react';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { readEntryNote, writeEntryNote } from '../../lib/entry-note.ts';
import { navigate } from '../../lib/navigation.ts';
import { CharacterExamples } from './character-examples.tsx';
import { CharacterField } from './character-field.tsx';
import { parseLooksLike } from './character-search.ts';
import styles from './characters-screen.module.css';
import { type Drawing, NO_DRAWING } from './drawing.ts';
import { DrawingPad } from './drawing-pad.tsx';
import { DrawnCharacters } from './drawn-characters.tsx';
import { FoundCharacters } from './found-characters.tsx';
import { SimilarCharacters } from './similar-characters.tsx';

/** Milliseconds without a stroke after which the drawing is stored. Browsers limit changes of the history entry. */
const NOTE_PAUSE_MS = 300;

/**
 * Screen that searches all Unicode characters by text or by a drawing, whichever the user entered last. The URL stores
 * the text, and the history entry stores the drawing.
 */
export function CharactersScreen({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<Drawing>(() => readEntryNote('drawing') ?? NO_DRAWING);
  useEffect(() => {
    if (text !== '') setDrawing(NO_DRAWING);
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(() => writeEntryNote('drawing', drawing), NOTE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawing]);
  const draw = (next: Drawing) => {
    if (text !== '') navigate({ screen: 'characters', text: '' }, { typing: true });
    setDrawing(next);
  };

  return (
    <article className={styles.characters}>
      <ScreenHeader title="Find a character">Describe, paste, or draw a character.</ScreenHeader>
      <CharacterField text={text} />
      <DrawingPad drawing={drawing} onDrawing={draw} />
      <div className="shrink">
        <Results text={text} drawing={drawing} />
      </div>
    </article>
  );
}

function Results({ text, drawing }: { text: string; drawing: Drawing }) {
  if (text === '') {
    return drawing.length > 0 ? <DrawnCharacters drawing={drawing} /> : <CharacterExamples />;
  }
  const original = parseLooksLike(text);
  return original === null ? (
    <FoundCharacters text={text} />
  ) : (
    <SimilarCharacters grapheme={original} />
  );
}
