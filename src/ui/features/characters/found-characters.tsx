import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { drawingFinder, getDrawnCharactersQuery } from '../../../client/queries/drawing-query.ts';
import {
  getCharactersQuery,
  getGraphemeReportQuery,
} from '../../../client/queries/report-queries.ts';
import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { sortByLikeness, useComparisons } from '../../lib/use-comparisons.ts';
import { CharacterRows, toCharacterRow, toGraphemeRow } from './character-rows.tsx';
import type { Drawing } from './drawing.ts';
import styles from './found-characters.module.css';

interface FoundSectionProps {
  isBusy?: boolean;
  title: ReactNode;
  /** Content that is shown beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Results of a search. Screen readers announce the title. */
function FoundSection({ isBusy = false, title, aside, children }: FoundSectionProps) {
  return (
    <section className={styles.found} aria-labelledby="found" aria-busy={isBusy}>
      <header className="flow gap-4 lines-0 baseline between">
        <h2 id="found">
          <span role="status">{title}</span>
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Describes the order of the results and the arrow keys. */
function KeysHint({ order }: { order?: string }) {
  return (
    <p id="found-keys" className="faint small" data-about-keys>
      {order} Use the arrow keys to move between characters.
    </p>
  );
}

/** Shows the characters that match a search, and how many there are. */
export function FoundCharacters({ text }: { text: string }) {
  const [asked, setAsked] = useState({ text, limit: FIRST_LIMIT });
  const limit = asked.text === text ? asked.limit : FIRST_LIMIT;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...getCharactersQuery(text, limit),
    placeholderData: keepPreviousData,
  });
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  const { characters, total } = data ?? { characters: [], total: 0 };
  const next = getNextLimit(limit, total);

  return (
    <FoundSection
      isBusy={!data || isPlaceholderData}
      title={data ? describeCharacterCount(total, characters.length) : 'Searching…'}
      aside={characters.length > 1 && <KeysHint />}
    >
      {isOneCharacter(text) && (
        <p className={styles.whole}>
          As a single character:{' '}
          <Link to={{ screen: 'grapheme', grapheme: text, place: null }}>
            <bdi>
              <Glyph text={text} />
            </bdi>
          </Link>
        </p>
      )}
      {data && total === 0 && (
        <p className="soft measure">
          No character matches all of this text. Try fewer words or a code point such as U+200D, or
          paste the character itself.
        </p>
      )}
      <CharacterRows rows={characters.map(toCharacterRow)} />
      {total > limit && next === null && (
        <p className="soft measure">
          There are too many results to show. Add more words, or search for a code point such as
          U+4E00.
        </p>
      )}
      {next !== null && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setAsked({ text, limit: next });
            // The arrow keys continue from the last result, even if the button disappears.
            [...document.querySelectorAll<HTMLElement>('[data-tile]')].at(-1)?.focus();
          }}
        >
          Show {next.toLocaleString('en')}
        </button>
      )}
    </FoundSection>
  );
}

/** Lists the characters that can be mistaken for a character. */
export function SimilarCharacters({ grapheme }: { grapheme: string }) {
  const { data, error, refetch } = useQuery(getGraphemeReportQuery(grapheme));
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  return data ? <SimilarList report={data} /> : <FoundSection isBusy title="Searching…" />;
}

function SimilarList({ report }: { report: GraphemeGuardReport }) {
  const { grapheme, confusables } = report;
  const { byGrapheme } = useComparisons(report);
  const sorted = sortByLikeness(confusables, report.grapheme_script, byGrapheme);
  const { length } = sorted;
  return (
    <FoundSection
      title={
        <>
          {length === 0 ? 'No character' : formatCount(length, 'character')} like{' '}
          <bdi className="as-name small-chips">
            <Glyph text={grapheme} />
          </bdi>
        </>
      }
      aside={<Link to={{ screen: 'grapheme', grapheme, place: null }}>Compare their shapes</Link>}
    >
      <KeysHint order="The most similar in this device’s fonts come first." />
      <CharacterRows rows={sorted.map(toGraphemeRow)} />
    </FoundSection>
  );
}

/** Maximum number of characters that look like a drawing. */
const MAX_DRAWN = 24;

/** Number of times that a search is repeated while the shapes are prepared, because more shapes become available. */
const STEPS = 4;

/** Shows the characters that look most like a drawing, and updates them while the user draws. */
export function DrawnCharacters({ drawing }: { drawing: Drawing }) {
  const progress = useDrawingProgress();
  const paced = usePaced(drawing);
  const step = progress.state === 'preparing' ? Math.floor(progress.share * STEPS) : progress.state;
  const {
    data: characters,
    error,
    refetch,
  } = useQuery({
    ...getDrawnCharactersQuery(paced.drawing, MAX_DRAWN, `${paced.since} ${step}`),
    placeholderData: keepPreviousData,
  });
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  const isWaiting = !characters || (characters.length === 0 && progress.state === 'preparing');
  return (
    <FoundSection
      isBusy={isWaiting}
      title={
        isWaiting
          ? 'Comparing…'
          : `${formatCount(characters.length, 'character')} like your drawing`
      }
      aside={<KeysHint order="Most alike first." />}
    >
      {characters && <CharacterRows rows={characters.map(toCharacterRow)} />}
    </FoundSection>
  );
}

export const useDrawingProgress = () =>
  useSyncExternalStore(drawingFinder.subscribe, drawingFinder.progress);

/** Minimum time between two searches while the user draws, in milliseconds. */
const PACE_MS = 120;

/** Returns the latest drawing and the time of its change, but changes them at most once every `PACE_MS`. */
function usePaced(drawing: Drawing): { drawing: Drawing; since: number } {
  const [paced, setPaced] = useState({ drawing, since: performance.now() });
  useEffect(() => {
    if (drawing === paced.drawing) return;
    const wait = Math.max(0, paced.since + PACE_MS - performance.now());
    const timer = setTimeout(() => setPaced({ drawing, since: performance.now() }), wait);
    return () => clearTimeout(timer);
  }, [drawing, paced]);
  return paced;
}

/** Number of characters listed at first. */
export const FIRST_LIMIT = 120;

/** Factor by which each click increases the number of characters listed. */
const MORE = 5;

/** Maximum number of characters listed. More would make the page slow. */
const LAST_LIMIT = 1_200;

/** Returns how many characters the next click lists. Returns null if no more can be listed. */
export function getNextLimit(limit: number, total: number): number | null {
  const next = Math.min(limit * MORE, total, LAST_LIMIT);
  return next > limit ? next : null;
}

/** Describes how many characters were found, and how many of them are listed if the list is incomplete. */
function describeCharacterCount(total: number, listed: number): string {
  if (total === 0) return 'No character found';
  const found = formatCount(total, 'character');
  return listed < total ? `${found}, showing the first ${listed.toLocaleString('en')}` : found;
}

/** Maximum length of a text to check, in UTF-16 code units. */
const MAX_LENGTH = 100;

/** Checks whether a text of several code points is one extended grapheme cluster, such as a letter with a combining mark. */
export function isOneCharacter(text: string): boolean {
  if (text.length > MAX_LENGTH || Array.from(text).length < 2 || !text.isWellFormed()) return false;
  return Array.from(new Intl.Segmenter('en').segment(text)).length === 1;
}

/** Matches searches such as `looks like o`, `similar to o` and `alike o`. */
const LOOKS_LIKE = /^\s*(?:looks?\s+like|similar\s+to|alike)\s+(\S+)\s*$/iu;

/** Returns the character in a search for look-alikes: `looks like o` → `o`. Returns null for any other search. */
export function parseLooksLike(text: string): string | null {
  return LOOKS_LIKE.exec(text)?.[1] ?? null;
}
