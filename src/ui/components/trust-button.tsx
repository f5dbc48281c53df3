import { isWatchlistKept } from '../../client/trusted/device-watchlist.ts';
import { useWatchedName } from '../lib/use-watched-name.ts';
import boxStyles from './boxes.module.css';

/** Button that adds the name to the trusted names of this device, or removes it. */
export function TrustButton({
  name,
  className = boxStyles.trust,
}: {
  name: string;
  className?: string | undefined;
}) {
  const { isWatched, trouble, toggle } = useWatchedName(name);
  return (
    <>
      <button className={className} type="button" aria-pressed={isWatched} onClick={toggle}>
        {isWatched ? 'You trust this name' : 'Trust this name'}
      </button>
      {trouble && (
        <p className="failed" role="alert">
          {trouble}
        </p>
      )}
      {isWatched && !isWatchlistKept && (
        <p role="status">
          You trust it until you close the page, because your browser doesn’t let this page store
          anything.
        </p>
      )}
    </>
  );
}
