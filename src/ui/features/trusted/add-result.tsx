import type { ReactNode } from 'react';
import type { TrustedImport } from '../../../client/trusted/import-trusted.ts';
import type { ClashingEntry } from '../../../client/trusted/merge-entries.ts';
import { AddressText } from '../../components/address-text.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './add-trusted.module.css';

/** Maximum number of lines shown for each reason. The page only counts the other lines. */
const MAX_SHOWN = 50;

/** Lists the lines of an import that were not added, each with the reason. */
export function ImportDetails({ imported }: { imported: TrustedImport }) {
  const { conflicts, lookAlikes, refused } = imported;
  if (conflicts.length + lookAlikes.length + refused.length === 0) return null;
  return (
    <details className={`small anywhere ${styles.details}`}>
      <summary className="accent">Lines that were not added</summary>
      <ul>
        <Lines of={conflicts}>{(clash) => describeClash(clash, 'is trusted as')}</Lines>
        <Lines of={lookAlikes}>{(clash) => describeClash(clash, 'looks like the trusted')}</Lines>
        <Lines of={refused}>{({ reason }) => reason}</Lines>
      </ul>
    </details>
  );
}

interface LinesProps<Line> {
  of: readonly Line[];
  children(line: Line): ReactNode;
}

function Lines<Line extends { line: number }>({ of: lines, children }: LinesProps<Line>) {
  const left = lines.length - MAX_SHOWN;
  return (
    <>
      {lines.slice(0, MAX_SHOWN).map((each) => (
        <li key={each.line}>
          Line {each.line.toLocaleString('en')}: {children(each)}
        </li>
      ))}
      {left > 0 && <li>and {left.toLocaleString('en')} more</li>}
    </>
  );
}

function describeClash({ pin, others: [other] }: ClashingEntry, words: string) {
  return (
    <>
      {pin.name !== null && <NameText name={pin.name} />} <AddressText address={pin.address} />{' '}
      {words} {other && <AddressText address={other.address} />}
    </>
  );
}

/** Maximum number of names shown. */
const MAX_SUGGESTED = 5;

interface SuggestedNamesProps {
  /** Names found in the entered text. */
  names: readonly string[];
  /** Last word of the button. */
  word: 'instead' | 'anyway';
  onAdd(): void;
}

/** Offers to add names that the user did not ask for exactly, such as the names in a link, or that imitate a name. */
export function SuggestedNames({ names, word, onAdd }: SuggestedNamesProps) {
  const [only = '', ...others] = names;
  const left = names.length - MAX_SUGGESTED;
  return (
    <div className={`stack small start anywhere gap-2 above-2 ${styles.suggestions}`}>
      {others.length > 0 && (
        <ul>
          {names.slice(0, MAX_SUGGESTED).map((name) => (
            <li key={name}>
              <NameText name={name} />
            </li>
          ))}
          {left > 0 && <li>and {left.toLocaleString('en')} more</li>}
        </ul>
      )}
      <button type="button" onClick={onAdd}>
        {others.length > 0 ? (
          `Add these ${names.length.toLocaleString('en')} names ${word}`
        ) : (
          <>
            Add <NameText name={only} /> {word}
          </>
        )}
      </button>
    </div>
  );
}
