import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { readEntryNote, writeEntryNote } from '../../lib/entry-note.ts';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { navigate } from '../../lib/navigation.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './characters-screen.module.css';
import { type Drawing, NO_DRAWING } from './drawing.ts';
import { DrawingPad } from './drawing-pad.tsx';
import {
  DrawnCharacters,
  FoundCharacters,
  parseLooksLike,
  SimilarCharacters,
} from './found-characters.tsx';

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

/** Pause in typing before the search starts, in milliseconds. */
const TYPING_PAUSE_MS = 120;

/** Maximum length of a search in UTF-16 code units. Longer than any name and most messages. */
const MAX_SEARCH_LENGTH = 1_000;

/** Search field for characters. The Down arrow key moves to the results. */
function CharacterField({ text: value }: { text: string }) {
  const { text, type, commitOnEnter } = useTypedText({
    value,
    pause: TYPING_PAUSE_MS,
    onCommit: (next) => navigate({ screen: 'characters', text: next }, { typing: true }),
  });

  const handleKey = (event: KeyboardEvent) => {
    commitOnEnter(event);
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-tile]')?.focus();
  };

  return (
    <search className={styles.field} data-screen-only>
      <label htmlFor="character-field">Name, code point, or the character</label>
      <input
        id="character-field"
        type="search"
        value={text}
        placeholder="greek alpha"
        maxLength={MAX_SEARCH_LENGTH}
        {...NAME_INPUT_PROPS}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
      />
      {text.length >= MAX_SEARCH_LENGTH && (
        <p className="note">
          The text was cut after {MAX_SEARCH_LENGTH.toLocaleString('en')} characters.
        </p>
      )}
    </search>
  );
}

/** Ways to search, each with examples. */
const EXAMPLES = [
  {
    how: 'Words from its name, in any order',
    texts: ['greek alpha', 'dotless i', 'snowman'],
  },
  { how: 'What it looks like', texts: ['looks like o', 'looks like l'] },
  { how: 'An abbreviation', texts: ['ZWJ', 'RLO', 'NBSP', 'VS16'] },
  { how: 'A code point, in any notation', texts: ['U+200D', '0x430', '&#8205;'] },
  {
    how: 'A block, with or without other words',
    texts: ['block:cyrillic', 'Greek Extended', 'kana small'],
  },
  { how: 'The character itself, or text that contains it', texts: ['ì', 'vitalìk.eth'] },
] as const;

/** Examples shown while the search field is empty. */
function CharacterExamples() {
  return (
    <section className="stack gap-3" aria-labelledby="ways">
      <h2 id="ways">What you can search for</h2>
      <dl className={`stack gap-3 ${styles.ways}`}>
        {EXAMPLES.map(({ how, texts }) => (
          <div key={how}>
            <dt className="soft">{how}</dt>
            <dd className="flow gap-2">
              {texts.map((text) => (
                <Link key={text} to={{ screen: 'characters', text }} className={styles.example}>
                  <bdi>{text}</bdi>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
