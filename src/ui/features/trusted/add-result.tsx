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
    <details className={styles.details}>
      <summary>Lines that were not added</summary>
      <ul>
        {conflicts.slice(0, MAX_SHOWN).map((clash) => (
          <Clash key={clash.line} clash={clash} word="is trusted as" />
        ))}
        {lookAlikes.slice(0, MAX_SHOWN).map((clash) => (
          <Clash key={clash.line} clash={clash} word="looks like the trusted" />
        ))}
        {refused.slice(0, MAX_SHOWN).map(({ line, reason }) => (
          <li key={line}>
            Line {line.toLocaleString('en')}: {reason}
          </li>
        ))}
        {[conflicts, lookAlikes, refused].map(({ length }, at) => {
          const left = length - MAX_SHOWN;
          // biome-ignore lint/suspicious/noArrayIndexKey: the kinds never move
          return left > 0 && <li key={at}>and {left.toLocaleString('en')} more</li>;
        })}
      </ul>
    </details>
  );
}

function Clash({ clash: { line, pin, others }, word }: { clash: ClashingEntry; word: string }) {
  return (
    <li>
      Line {line.toLocaleString('en')}: {pin.name !== null && <NameText name={pin.name} />}{' '}
      <AddressText address={pin.address} /> {word}{' '}
      {others.slice(0, 1).map((other) => (
        <AddressText key={other.address} address={other.address} />
      ))}
    </li>
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
