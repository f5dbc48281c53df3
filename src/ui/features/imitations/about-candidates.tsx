import { isWatchlistKept } from '../../../client/trusted/device-watchlist.ts';
import { NameText } from '../../components/name-text.tsx';
import { useWatchedName } from '../../lib/use-watched-name.ts';
import styles from './about-candidates.module.css';
import { describeVariedPart } from './describe-varied-part.ts';

interface AboutCandidatesProps {
  /** The whole name: `pay.vitalik.eth`. */
  subject: string;
  /** The name from the varied label to its end: `vitalik.eth`. */
  imitated: string;
}

/** Explains which names are listed and which are not. Offers to trust the name. */
export function AboutCandidates({ subject, imitated }: AboutCandidatesProps) {
  const { label, pattern, isShort } = describeVariedPart(subject, imitated);
  const { isWatched, trouble, toggle } = useWatchedName(imitated);
  return (
    <section className={styles.about} aria-label="About these names">
      <div className={styles.watch}>
        <p>
          {isWatched ? 'The verdicts above reflect' : 'The verdicts above assume'} that you trust{' '}
          <NameText name={imitated} />.
        </p>
        <button type="button" aria-pressed={isWatched} onClick={toggle}>
          {isWatched ? 'You trust this name' : 'Trust this name'}
        </button>
        {trouble && <p role="alert">{trouble}</p>}
        {isWatched && !isWatchlistKept && (
          <p role="status">
            You trust it until you close the page, because your browser doesn’t let this page store
            anything.
          </p>
        )}
      </div>
      <p>
        {label !== null && (
          <>
            Only “
            <NameText name={label} />” varies, because someone else could register that part.{' '}
          </>
        )}
        Every listed name is valid in ENS.{' '}
        {IS_EXTENSION
          ? 'Registration is not checked.'
          : 'Your wallet can tell which of them are registered.'}
        {isShort && ' Names under .eth need at least three characters.'}
      </p>
      <details className={styles.unlisted}>
        <summary>Names that are not listed</summary>
        {pattern !== null && (
          <p>
            Subnames that start with it, such as <NameText name={pattern} />. The owner of{' '}
            <NameText name="anything.eth" /> can create them.
          </p>
        )}
        <p>
          Names with other added words or with several differences.
          {!IS_EXTENSION && ' To find many of them, search a list of registered names below.'}
        </p>
      </details>
    </section>
  );
}
