import { useState } from 'react';
import type { CharacterFact } from '../../../contract/inspector-service.ts';
import type { ConsolidatedGraphemeGuardReport } from '../../../contract/reports.ts';
import { formatCodePoint } from '../../../primitives/format-code-points.ts';
import type { Tone } from '../../../words/names/rating-words.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { formatFirstCodePoints } from '../../lib/format-first-code-points.ts';
import { moveInGrid } from '../../lib/grid-keys.ts';
import styles from './character-rows.module.css';

/** List of characters. The arrow keys move between them. */
export function CharacterRows({ rows }: { rows: readonly CharacterRow[] }) {
  const [active, setActive] = useState<string | null>(null);
  // The Tab key stops at one row. The arrow keys reach the others.
  const isShown = rows.some(({ character }) => character === active);
  const tabStop = isShown ? active : rows[0]?.character;
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, not for links
    <div onKeyDown={moveInGrid} role="group" aria-labelledby="found" aria-describedby="found-keys">
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.character}>
            <Link
              to={{ screen: 'grapheme', grapheme: row.character, place: null }}
              className={styles.row}
              data-tile=""
              tabIndex={row.character === tabStop ? 0 : -1}
              onFocus={() => setActive(row.character)}
            >
              <bdi className={styles.glyph}>
                <Glyph text={row.character} />
              </bdi>{' '}
              <span className="stack shrink">
                <span className={styles.name}>{row.name}</span>{' '}
                <span className="flow soft tiny gap-2 lines-0">
                  <code>{row.codePoints}</code> {row.origin && <span>{row.origin}</span>}
                </span>{' '}
                <EnsForm row={row} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EnsForm({ row }: { row: CharacterRow }) {
  const { tone, text, form } = describeEnsForm(row);
  return (
    <span className={styles.ens}>
      <ToneMark tone={tone} size="0.875rem" />
      <span>
        {text}
        {form && (
          <>
            {' '}
            <bdi className="ink as-name tiny-chips">
              <VisibleText text={form} />
            </bdi>
          </>
        )}
      </span>
    </span>
  );
}

/** What a list shows about one character. */
interface CharacterRow {
  character: string;
  name: string;
  codePoints: string;
  /** Unicode block or script of the character. */
  origin: string | null;
  /**
   * Normalized form of the character in ENS. Null if ENS refuses the character. Undefined if ENS either refuses or
   * changes it, and it is not known which.
   */
  ensForm: string | null | undefined;
}

/** Maximum number of code points shown. */
const MAX_CODE_POINTS = 3;

/** Converts a character that a search found to a row of the list. */
export function toCharacterRow(fact: CharacterFact): CharacterRow {
  const { character, name, code_point, block: origin, ens_form: ensForm } = fact;
  return { character, name, codePoints: formatCodePoint(code_point), origin, ensForm };
}

/** Converts the report of a grapheme to a row of the list. */
export function toGraphemeRow(report: ConsolidatedGraphemeGuardReport): CharacterRow {
  const { grapheme: character, grapheme_name: name, grapheme_script: origin } = report;
  const codePoints = formatFirstCodePoints(character, MAX_CODE_POINTS);
  const ensForm = report.normalization === 'normalized' ? character : undefined;
  return { character, name, codePoints, origin, ensForm };
}

/** Describes whether ENS accepts, changes, removes or refuses a character. ENS replaces the character with `form`. */
export function describeEnsForm({
  character,
  ensForm,
}: Pick<CharacterRow, 'character' | 'ensForm'>): { tone: Tone; text: string; form?: string } {
  if (ensForm === character) return { tone: 'pass', text: 'ENS accepts it' };
  if (ensForm === undefined) return { tone: 'skip', text: 'ENS does not accept it as it is' };
  if (ensForm === null) return { tone: 'skip', text: 'ENS does not accept it' };
  if (ensForm === '') return { tone: 'info', text: 'ENS removes it' };
  return { tone: 'info', text: 'ENS changes it to', form: ensForm };
}
