import { type ReactNode, useSyncExternalStore } from 'react';
import { deviceWatchlist } from '../../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/trusted/device-watchlist-changes.ts';
import { findUnclaimedTitle, type Known } from '../../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { findRejection, getSpelling } from '../../../words/names/spelling-facts.ts';
import { CopyNotations } from '../../components/copy-notations.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { TrustButton } from '../../components/trust-button.tsx';
import { useWatchedName } from '../../lib/use-watched-name.ts';
import styles from './name-facts-table.module.css';

const NORMALIZATION_WORDS = {
  normalized: 'Valid ENS spelling (normalized by ENSIP-15)',
  changed: 'Not normalized: ENS changes it',
  rejected: 'Not normalized: ENS rejects it',
  unknown: 'Unknown: a label is known only by its hash',
} as const;

function describeNormalization(report: NameGuardReport): string {
  const spelling = getSpelling(report);
  if (spelling !== 'unnormalized') return NORMALIZATION_WORDS[spelling];
  return NORMALIZATION_WORDS[findRejection(report) ? 'rejected' : 'changed'];
}

/** Technical facts of the name, each with a copy button. */
export function Facts({ report }: { report: NameGuardReport }) {
  const { name } = report;
  return (
    <aside className={`stack top gap-3 ${styles.facts}`} aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <dl className="grid gap-3">
        {report.inspected && <Fact word="Normalization">{describeNormalization(report)}</Fact>}
        {report.beautiful_name !== null && report.beautiful_name !== name && (
          <Fact word="Beautified" className="large">
            <NameText name={report.beautiful_name} />
          </Fact>
        )}
        <Fact word="Length">
          {formatCount(Array.from(name).length, 'code point')},{' '}
          {formatCount(new TextEncoder().encode(name).length, 'byte')}
        </Fact>
        <Fact word="Namehash">
          <code className="note">{report.namehash}</code>
        </Fact>
        <Fact word="Copy">
          <CopyNotations text={name} what="the text" namehash={report.namehash} />
        </Fact>
        {report.inspected && name !== '' && (
          <Fact word="Known names">
            <WatchSettings key={name} report={report} />
          </Fact>
        )}
        {name !== '' && isReadByEns(report) && (
          <Fact word="Imitations">
            <Link to={{ screen: 'imitations', name }}>What could imitate this name?</Link>
          </Fact>
        )}
        {name !== '' && (
          <Fact word="Other sites">
            <Elsewhere report={report} />
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact(props: { word: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt className="faint small">{props.word}</dt>
      <dd className={`anywhere ${props.className ?? ''}`}>{props.children}</dd>
    </div>
  );
}

/** Whether ENS accepts the name, unchanged or in its normalized form. */
function isReadByEns({ normalization, labels }: NameGuardReport): boolean {
  const errors = labels?.map((label) => label.normalization_error?.code ?? 'not_normalized') ?? [
    '',
  ];
  return normalization !== 'unknown' && errors.every((code) => code === 'not_normalized');
}

/** Sites that show a name that is part of their address. */
const SITES = [
  { word: 'ENS app', host: 'app.ens.domains', path: '/' },
  { word: 'Etherscan', host: 'etherscan.io', path: '/name-lookup-search?id=' },
] as const;

/** Links a name to other sites if ENS accepts the name. Otherwise, says why there are no links. */
function Elsewhere({ report }: { report: NameGuardReport }) {
  const refusal = findRefusal(report);
  if (refusal !== null) return <p className="note">{refusal}</p>;
  const isAlert = report.rating === RATING_ALERT;
  return (
    <ul className="grid gap-1">
      {SITES.map(({ word, host, path }) => (
        <li className="flow gap-2 lines-0 baseline" key={host}>
          <a
            className={`inline target gap-1 ${isAlert ? 'soft' : 'strong'}`}
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

function describeKnown({ title, category }: Known): string {
  const unclaimed = findUnclaimedTitle(title);
  return unclaimed === null
    ? `the built-in known name of ${title} (${category})`
    : `spelled like a name of ${unclaimed} (${category}), and no ENS name of ${unclaimed} is known`;
}

/** Says whether the name is known or trusted, and lets the user turn the comparison with built-in names on or off. */
function WatchSettings({ report }: { report: NameGuardReport }) {
  const { name, known, rating } = report;
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const { trouble, attempt } = useWatchedName(name);
  return (
    <div className="row gap-4 lines-2" data-screen-only>
      {known && (
        <p className="note whole-line">
          {name.endsWith(`.${known.name}`) ? (
            <>
              A subname of <NameText name={known.name} />,{' '}
            </>
          ) : (
            'This name is '
          )}
          {known.category === 'watchlist' ? 'one that you trust' : describeKnown(known)}
        </p>
      )}
      {/* The card has this button for names that passed. */}
      {rating !== RATING_PASS && <TrustButton name={name} />}
      <label className="inline small target gap-2">
        <input
          type="checkbox"
          checked={usesKnownNames}
          onChange={({ target }) =>
            attempt(() => deviceWatchlistChanges.setUsesKnownNames(target.checked))
          }
        />{' '}
        Compare with known names
      </label>
      <Link className="inline small target gap-2" to={{ screen: 'watchlist' }}>
        Trusted names
      </Link>
      {trouble && (
        <p className="failed small whole-line" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
