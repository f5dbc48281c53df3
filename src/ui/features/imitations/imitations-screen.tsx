import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useState } from 'react';
import { getReadTextQuery } from '../../../client/queries/read-text-query.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { listNonBlankLines } from '../../../primitives/list-lines.ts';
import { ExampleCards } from '../../components/example-cards.tsx';
import { Link } from '../../components/link.tsx';
import { MAX_NAME_LENGTH, NAME_INPUT_PROPS, NAME_TOO_LONG } from '../../lib/name-input-props.ts';
import { navigate } from '../../lib/navigation.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { Candidates } from './candidates.tsx';
import { NoCandidates } from './imitated-name.tsx';
import styles from './imitations-screen.module.css';

/** Names to try. Each one is varied in a different way. */
const EXAMPLES: readonly { names: readonly [string]; why: string }[] = [
  { names: ['vitalik.eth'], why: 'Look-alike letters, typos, added words' },
  { names: ['10001.eth'], why: 'Digits, and the letters that look like them' },
  { names: ['\u0430\u0432\u0442\u043e\u0440.eth'], why: 'Letters of another script' },
  { names: ['\u{1f984}\u{1f451}.eth'], why: 'Emoji' },
  { names: ['pay.vitalik.eth'], why: 'A subname: only the part that others can register varies' },
];

/** Examples shown while the name field is empty. */
function ImitationExamples() {
  return (
    <ExampleCards
      title="Names to try"
      examples={EXAMPLES}
      getRoute={([name]) => ({ screen: 'imitations', name })}
    />
  );
}

interface ImitationsScreenProps {
  /** Empty until the user enters a name. */
  name: string;
}

/** Screen that lists the names that could imitate the name in the address. */
export function ImitationsScreen({ name }: ImitationsScreenProps) {
  return (
    <div className="stack top gap-2 screen">
      <header className={`row gap-4 lines-1 ${styles.header}`} data-empty={name === ''}>
        <h1 tabIndex={-1}>What could imitate this name?</h1>
        <ImitatedField name={name} />
      </header>
      {name === '' && (
        <p className={styles.lead}>
          Lists names that someone could register to imitate it, the most dangerous first.
        </p>
      )}
      {name === '' ? <ImitationExamples /> : <Imitations name={name} />}
    </div>
  );
}

/** Lists the imitations of a name, or says that the text is not a name. */
function Imitations({ name }: ImitationsScreenProps) {
  const { data, isPending } = useQuery(getReadTextQuery(name));
  if (isPending) return <p aria-busy="true">Inspecting…</p>;
  return data ? <NoCandidates name={name} /> : <Candidates key={name} name={name} />;
}

/** Pause in typing before the search starts, in milliseconds. */
const TYPING_PAUSE_MS = 250;

/** Field for the name whose imitations are listed. */
function ImitatedField({ name }: { name: string }) {
  /** Why the entered text was not used completely: it is too long, or has several lines. */
  const [note, setNote] = useState<'long' | { lines: number } | null>(null);
  const { text, type, commitOnEnter } = useTypedText({
    value: name,
    pause: TYPING_PAUSE_MS,
    onCommit: (next) => navigate({ screen: 'imitations', name: next }, { typing: true }),
    onReplace: () => setNote(null),
  });

  const change = (next: string) => {
    const isLong = next.length > MAX_NAME_LENGTH;
    setNote(isLong ? 'long' : null);
    if (!isLong) type(next);
  };

  /** Uses only the first line of a pasted list. By default, the browser removes line breaks and joins the names. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length > MAX_NAME_LENGTH) {
      event.preventDefault();
      setNote('long');
      return;
    }
    const [first, ...others] = listNonBlankLines(pasted);
    if (first === undefined || others.length === 0) return;
    event.preventDefault();
    change(first);
    setNote({ lines: 1 + others.length });
  };

  return (
    <div className={styles.field} data-screen-only>
      <label className="hidden" htmlFor="imitated-name">
        Name
      </label>
      <input
        id="imitated-name"
        type="text"
        {...NAME_INPUT_PROPS}
        value={text}
        placeholder="vitalik.eth"
        aria-describedby="imitated-hint"
        onChange={({ target }) => change(target.value)}
        onPaste={paste}
        onKeyDown={commitOnEnter}
      />
      <p id="imitated-hint" className="note" role="status">
        {note === null ? null : note === 'long' ? (
          NAME_TOO_LONG
        ) : (
          <>
            Only the first of {formatCount(note.lines, 'line')} was used.{' '}
            {!IS_EXTENSION && <Link to={{ screen: 'bulk' }}>Inspect a list</Link>}
          </>
        )}
      </p>
    </div>
  );
}
