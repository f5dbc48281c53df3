import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { getVerdictsQuery } from '../../../client/queries/verdicts-query.ts';
import { RATING_ALERT } from '../../../contract/rating.ts';
import { describeConclusion, isOnlyHandle } from '../../../messages/describe-conclusion.ts';
import { describeKind } from '../../../messages/describe-kind.ts';
import { describePasted, describeWriting } from '../../../messages/pasted-words.ts';
import { type PastedText, readPasted } from '../../../messages/pieces/read-pasted.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import hidden from '../../components/visually-hidden.module.css';
import { useConclusionTitle } from '../../lib/use-conclusion-title.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { AnnouncedWords } from './announced-words.tsx';
import { ChainAndPayment } from './chain-and-payment.tsx';
import { describeUnchecked } from './describe-unchecked.ts';
import { HandleNames } from './handle-names.tsx';
import { openMessage } from './open-message.ts';
import styles from './pasted-screen.module.css';
import { ShownText } from './shown-text.tsx';
import { useDangers } from './use-dangers.ts';
import { NameChips, VerdictChips } from './verdict-chips.tsx';

export { openMessage };

interface PastedScreenProps {
  text: string;
  /** Renders the whole report of a name. */
  renderReport(name: string): ReactNode;
  /** Opens names as a list. Undefined if the text is itself a row of a list. */
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
  const dangers = useDangers(pasted);
  const { isPending, imitated, chained, addresses, sentences } = dangers;
  const areHandles = isOnlyHandle(pasted);
  const writing = describeWriting(pasted);
  const unchecked = describeUnchecked(pasted);
  const isShort =
    kind !== 'short_address' && pieces.some((piece) => piece.kind === 'short_address');
  const isUnsafe = sentences.length > 0;
  const words = describeConclusion(pasted, dangers);
  const showsReport = names.length > 0 && !areHandles && !isUnsafe;
  // The report adds its verdict to the title.
  useConclusionTitle(showsReport ? null : words);
  const moreAddresses = addresses.length - MAX_CARDS;
  return (
    <>
      {!isWhole(text, pasted) && <ShownText text={text} pasted={pasted} />}
      {writing !== '' && !areHandles && <p className={styles.note}>{writing}</p>}
      {unchecked !== '' && (
        <p className={styles.note}>
          <VisibleText text={unchecked} isSentence />
        </p>
      )}
      {chained.slice(0, MAX_CARDS).map((piece) => (
        <ChainAndPayment key={piece.start} piece={piece} imitated={imitated} />
      ))}
      {isShort && (
        <p className={styles.note}>
          {describePasted({ kind: 'short_address', names: [], pieces: [] })}
        </p>
      )}
      {addresses.slice(0, MAX_CARDS).map((address, at) => (
        <AddressCard
          key={address}
          address={address}
          names={names}
          isTitle={at === 0 && names.length === 0}
        />
      ))}
      {moreAddresses > 0 && (
        <p className={styles.note}>
          and {formatCount(moreAddresses, 'more address', 'more addresses')}
        </p>
      )}
      <AnnouncedWords words={words ?? ''} />
      {isPending ? (
        <Waiting />
      ) : hidesEnds(text, pasted) ? (
        <>
          <NameChips names={names} />
          {renderReport(text)}
        </>
      ) : areHandles ? (
        <HandleNames handles={names} />
      ) : names.length > 0 ? (
        <Names
          names={names}
          renderReport={renderReport}
          onList={onList}
          title={isUnsafe ? describeKind(text, pasted) : null}
        />
      ) : (
        addresses.length === 0 && <NoName pasted={pasted} />
      )}
    </>
  );
}

/** Maximum number of addresses and chains that are described. */
const MAX_CARDS = 3;

/** Checks whether the text is one value, which the field and the report already show. */
function isWhole(text: string, { pieces }: PastedText): boolean {
  const [piece, second] = pieces;
  if (!piece || second || piece.kind === 'link') return false;
  return piece.end - piece.start === text.length;
}

/** Matches white space and punctuation, which people often copy by mistake. */
const HARMLESS_ENDS = /^[\s\p{P}]*$/u;

/** Checks whether suspicious characters, such as hidden ones, are before or after the only name. */
function hidesEnds(text: string, { kind, pieces: [piece] }: PastedText): boolean {
  if (kind !== 'ends' || !piece) return false;
  return !HARMLESS_ENDS.test(text.slice(0, piece.start) + text.slice(piece.end));
}

interface NamesProps extends Pick<ContentsProps, 'renderReport' | 'onList'> {
  names: readonly string[];
  /** Title for screen readers if the text is dangerous regardless of its names, otherwise null. */
  title: string | null;
}

/**
 * Shows the report of the riskiest name and the verdicts of the others. If the text is dangerous for another reason,
 * shows the report only if it is an alert, because a report that passes would contradict the danger.
 */
function Names({ names, renderReport, onList, title }: NamesProps) {
  const [first = '', second] = names;
  const isOnlyName = second === undefined;
  const { data, error, refetch } = useQuery({
    ...getVerdictsQuery(names, useWatchlistRevision()),
    enabled: !isOnlyName || title !== null,
  });
  if (isOnlyName && title === null) return renderReport(first);
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const [riskiest] = data;
  const apartTitle = riskiest?.rating === RATING_ALERT ? null : title;
  return (
    <>
      {!isOnlyName && (
        <div className={styles.actions}>
          {onList && !IS_EXTENSION && (
            <button type="button" onClick={() => onList(names.join('\n'))}>
              Inspect these {names.length.toLocaleString('en')} names as a list
            </button>
          )}
          {names.length === 2 && (
            <Link to={{ screen: 'compare', names: [first, second] }}>Compare them</Link>
          )}
        </div>
      )}
      {apartTitle !== null && (
        <>
          <HiddenTitle title={apartTitle} />
          <p className={styles.note}>Only the spelling, without the rest of the text:</p>
        </>
      )}
      <VerdictChips
        reports={apartTitle === null ? data.slice(1) : data}
        left={names.length - data.length}
      />
      {apartTitle === null && riskiest && renderReport(riskiest.name)}
    </>
  );
}

/** Reserves the space of the report. */
function Waiting() {
  return (
    <p aria-busy="true" className={styles.waiting}>
      Inspecting…
    </p>
  );
}

/** Title for screen readers. The visible headlines belong to parts of the screen. */
function HiddenTitle({ title }: { title: string }) {
  return (
    <h1 className={hidden.hidden} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** Describes a text that contains no name. */
function NoName({ pasted }: { pasted: PastedText }) {
  return (
    <section className={styles.none} data-tone={pasted.kind === 'unsafe_link' ? 'alert' : 'info'}>
      <h1 tabIndex={-1}>{describePasted(pasted)}</h1>
    </section>
  );
}
