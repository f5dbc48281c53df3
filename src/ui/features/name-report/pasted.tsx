import type { PastedKind, PastedText } from '../../../client/read-pasted.ts';
import { OfferedName } from './offered-name.tsx';
import styles from './pasted.module.css';

/** More names than this are counted instead of shown. */
const MAX_SHOWN = 5;

/** What the text is, and what its names are then; nothing where the headline has said it. */
const WORDS: Readonly<Record<PastedKind, readonly [what: string, one: string]>> = {
  address: ['', ''],
  hash: ['', ''],
  link: ['', 'The name in it:'],
  email: ['', 'The name in it:'],
  handle: ['This is a handle.', 'Without the @:'],
  list: ['', 'The names in it:'],
  wrapped: ['There is something around the name.', 'Without it:'],
  text: ['', 'The name in it:'],
  dots: ['These are not the dots of ENS names.', 'With the right ones:'],
  encoded: ['Part of this name is encoded for DNS.', 'Decoded it reads:'],
  ends: ['There is something before or after the name.', 'Without it:'],
};

/** What to do where there is no name to go on with. */
const ADVICE: Partial<Record<PastedKind, string>> = {
  address:
    'Namescope inspects names. To check an address, compare every character with its source.',
  hash: 'Namescope inspects names. If this is a private key, do not paste it anywhere.',
  link: 'There is no ENS name in it that could be inspected. Paste the name alone.',
  email: 'There is no ENS name in it.',
};

interface PastedProps {
  text: string;
  pasted: PastedText;
  /** Opens a list; without it none can be opened from here. */
  onList: ((text: string) => void) | undefined;
}

/** Says what a text is that is no name as it stands, and offers the names in it. */
export function Pasted({ text, pasted, onList }: PastedProps) {
  const { kind, names } = pasted;
  const [what, one] = WORDS[kind];
  const words = names.length === 0 ? ADVICE[kind] : names.length === 1 ? one : '';
  return (
    <div className={styles.pasted}>
      <p>
        {what} {words}
      </p>
      {names.length > 0 && (
        <ul>
          {names.slice(0, MAX_SHOWN).map((name) => (
            <li key={name}>
              <OfferedName name={name} inspected={text} />
            </li>
          ))}
          {names.length > MAX_SHOWN && (
            <li>and {(names.length - MAX_SHOWN).toLocaleString('en')} more</li>
          )}
        </ul>
      )}
      {names.length > 1 && onList && (
        <button type="button" className={styles.list} onClick={() => onList(names.join('\n'))}>
          Inspect these {names.length.toLocaleString('en')} names as a list
        </button>
      )}
    </div>
  );
}
