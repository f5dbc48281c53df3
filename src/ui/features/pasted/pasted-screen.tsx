import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { getVerdictsQuery } from '../../../client/queries/verdicts-query.ts';
import { type PastedText, readPasted } from '../../../lists/pasted/read-pasted.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import hidden from '../../components/visually-hidden.module.css';
import { describePasted, describeWriting } from '../../lib/pasted-words.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { ChainFacts } from './chain-facts.tsx';
import { describeKind } from './describe-kind.ts';
import { HandleNames } from './handle-names.tsx';
import { openMessage } from './open-message.ts';
import styles from './pasted-screen.module.css';
import { ShownText } from './shown-text.tsx';
import { NameChips, VerdictChips } from './verdict-chips.tsx';

export { openMessage };

interface PastedScreenProps {
  text: string;
  /** Renders the whole report of a name. */
  renderReport(name: string): ReactNode;
  /** Opens a list. Missing when the text is a row of a list. */
  onList: ((text: string) => void) | undefined;
}

/** Says what was pasted and shows the report of the riskiest name in it. */
export function PastedScreen({ text, renderReport, onList }: PastedScreenProps) {
  const pasted = useMemo(() => readPasted(text), [text]);
  return (
    <div className={styles.pasted}>
      <p className={styles.kind}>{describeKind(text, pasted)}</p>
      {pasted ? (
        <Contents text={text} pasted={pasted} renderReport={renderReport} onList={onList} />
      ) : (
        renderReport(text)
      )}
    </div>
  );
}

interface ContentsProps extends PastedScreenProps {
  pasted: PastedText;
}

function Contents({ text, pasted, renderReport, onList }: ContentsProps) {
  const { kind, names, pieces } = pasted;
  const addresses = [
    ...new Set(pieces.flatMap((piece) => (piece.kind === 'address' ? [piece.value] : []))),
  ];
  const isOnlyHandle = kind === 'handle' && !names.some((name) => name.includes('.'));
  const writing = describeWriting(pasted);
  const isShort =
    kind !== 'short_address' && pieces.some((piece) => piece.kind === 'short_address');
  return (
    <>
      {!isWhole(text, pasted) && <ShownText text={text} pasted={pasted} />}
      {writing !== '' && !isOnlyHandle && <p className={styles.note}>{writing}</p>}
      {pieces.slice(0, MAX_CARDS).map((piece) => (
        <ChainFacts key={piece.start} piece={piece} />
      ))}
      {isShort && (
        <p className={styles.note}>
          {describePasted({ kind: 'short_address', names: [], pieces: [] })}
        </p>
      )}
      {addresses.slice(0, MAX_CARDS).map((address) => (
        <AddressCard key={address} address={address} names={names} />
      ))}
      {hidesEnds(text, pasted) ? (
        <>
          <NameChips names={names} />
          {renderReport(text)}
        </>
      ) : isOnlyHandle ? (
        <HandleNames handles={names} />
      ) : names.length > 0 ? (
        <Names names={names} renderReport={renderReport} onList={onList} />
      ) : (
        addresses.length === 0 && <NoName pasted={pasted} />
      )}
    </>
  );
}

/** Maximum number of addresses and chains that are described. */
const MAX_CARDS = 3;

/** Whether the text is one value, which the field and the report show already. */
function isWhole(text: string, { pieces }: PastedText): boolean {
  const [piece, second] = pieces;
  if (!piece || second || piece.kind === 'link') return false;
  return piece.end - piece.start === text.length;
}

/** White space and punctuation, which people copy by mistake. */
const HARMLESS_ENDS = /^[\s\p{P}]*$/u;

/** Whether hidden characters before or after the only name are evidence against it. */
function hidesEnds(text: string, { kind, pieces: [piece] }: PastedText): boolean {
  if (kind !== 'ends' || !piece) return false;
  return !HARMLESS_ENDS.test(text.slice(0, piece.start) + text.slice(piece.end));
}

interface NamesProps extends Pick<ContentsProps, 'renderReport' | 'onList'> {
  names: readonly string[];
}

/** Shows the report of the riskiest name, and the verdicts of the others. */
function Names({ names, renderReport, onList }: NamesProps) {
  const [first = '', second] = names;
  const { data, error, refetch } = useQuery({
    ...getVerdictsQuery(names, useWatchlistRevision()),
    enabled: second !== undefined,
  });
  if (second === undefined) return renderReport(first);
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  const [riskiest, ...others] = data ?? [];
  return (
    <>
      <div className={styles.actions}>
        {onList && (
          <button type="button" onClick={() => onList(names.join('\n'))}>
            Inspect these {names.length.toLocaleString('en')} names as a list
          </button>
        )}
        {names.length === 2 && (
          <Link to={{ screen: 'compare', names: [first, second] }}>Compare them</Link>
        )}
      </div>
      {riskiest ? (
        <>
          <VerdictChips reports={others} left={names.length - others.length - 1} />
          {renderReport(riskiest.name)}
        </>
      ) : (
        <p aria-busy="true" className={styles.waiting}>
          Inspecting…
        </p>
      )}
    </>
  );
}

/** Milliseconds after which a text without a name is announced to screen readers. */
const ANNOUNCEMENT_PAUSE_MS = 250;

/** Says what a text without a name is. */
function NoName({ pasted }: { pasted: PastedText }) {
  const words = describePasted(pasted);
  const [announced, setAnnounced] = useState('');
  // Screen readers announce only changes of an existing region.
  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCEMENT_PAUSE_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <section className={styles.none} data-tone={pasted.kind === 'unsafe_link' ? 'alert' : 'info'}>
      <h1 tabIndex={-1}>{words}</h1>
      <p className={hidden.hidden} role="status">
        {announced}
      </p>
    </section>
  );
}
