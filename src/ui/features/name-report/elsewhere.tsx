import { RATING_ALERT } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import styles from './elsewhere.module.css';

/** Where a name can be looked up; its text goes into the address as it is. */
const SITES = [
  { word: 'ENS app', host: 'app.ens.domains', path: '/' },
  { word: 'Etherscan', host: 'etherscan.io', path: '/name-lookup-search?id=' },
] as const;

/** Links that leave the page, for a name that ENS accepts as it stands; for any other, why there are none. */
export function Elsewhere({ report }: { report: NameGuardReport }) {
  const refusal = findRefusal(report);
  if (refusal !== null) return <p className={styles.words}>{refusal}</p>;
  const isAlert = report.rating === RATING_ALERT;
  return (
    <div className={styles.elsewhere} data-quiet={isAlert}>
      {isAlert && <p>Don’t send funds to this name.</p>}
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
            <span className={styles.words}>opens {host}; sends the name there</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a name cannot be looked up; null when it can. */
function findRefusal({ inspected, name, normalization }: NameGuardReport): string | null {
  if (!inspected) return 'No links: the name is too long to be judged.';
  if (normalization === 'unknown') return 'No links: part of the name is known only by its hash.';
  if (normalization === 'unnormalized')
    return 'No links: ENS does not accept this name as it is spelled.';
  if (!name.includes('.')) return 'No links: they take whole names, such as vitalik.eth.';
  return null;
}
