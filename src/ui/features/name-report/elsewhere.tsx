import { RATING_ALERT } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { getSpelling } from '../../../words/names/report-facts.ts';
import styles from './elsewhere.module.css';

/** Sites that show a name that is part of their address. */
const SITES = [
  { word: 'ENS app', host: 'app.ens.domains', path: '/' },
  { word: 'Etherscan', host: 'etherscan.io', path: '/name-lookup-search?id=' },
] as const;

/** Links a name to other sites if ENS accepts the name. Otherwise, says why there are no links. */
export function Elsewhere({ report }: { report: NameGuardReport }) {
  const refusal = findRefusal(report);
  if (refusal !== null) return <p className="note">{refusal}</p>;
  const isAlert = report.rating === RATING_ALERT;
  return (
    <div className={styles.elsewhere} data-quiet={isAlert}>
      <ul className={styles.links}>
        {SITES.map(({ word, host, path }) => (
          <li key={host}>
            <a
              href={`https://${host}${path}${encodeURIComponent(report.name)}`}
              target="_blank"
              rel="noreferrer noopener"
            >
              {word} <span aria-hidden="true">↗</span>
            </a>
            <span className="note" data-screen-only>
              opens {host} and sends the name there
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the reason why a name has no links, or null if it has links. */
function findRefusal(report: NameGuardReport): string | null {
  const { inspected, name } = report;
  if (!inspected) return 'No links, because the name is too long to inspect.';
  const spelling = getSpelling(report);
  if (spelling === 'unknown')
    return 'No links, because part of the name is known only by its hash.';
  if (spelling === 'unnormalized') return 'No links, because ENS doesn’t accept this spelling.';
  if (!name.includes('.'))
    return 'No links, because these sites need a complete name, such as vitalik.eth.';
  return null;
}
