import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getVersionsQuery } from '../../../client/queries/report-queries.ts';
import { CHECK_CODES, CHECK_NAMES } from '../../../contract/checks.ts';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { TONE_MEANINGS } from '../../lib/tone-meanings.ts';
import styles from './about-screen.module.css';
import { CHECK_MEANINGS } from './check-meanings.ts';
import { DATA_SOURCES } from './data-sources.ts';
import { OfflineState } from './offline-state.tsx';
import shippedPackages from './shipped-packages.json';

/** What the verdicts rest on, and what happens to what is pasted. */
export function About() {
  return (
    <article className={styles.about}>
      <header>
        <h1 tabIndex={-1}>About Namescope</h1>
        <p className={styles.lead}>
          Namescope shows what an ENS name is made of and what it can be mistaken for. It looks at
          the spelling alone, not at the owner or the address: a clean result doesn’t prove it’s the
          right name.
        </p>
      </header>

      <Part id="privacy" title="Private">
        <p>
          Names are inspected by a worker in this browser. Once the page has loaded, it asks the
          network for nothing but its own files; there are no analytics, no fonts from elsewhere, no
          accounts. The name you look at is after the <code>#</code> of the address, which browsers
          do not send to servers. Lists are never put there. The links to the ENS app and to
          Etherscan leave this page and send the name there, when you follow them.
        </p>
        <p>
          A list is gone when you close the page, unless you choose{' '}
          <em>Keep this list on this device</em>: then this browser stores it, the file as it is,
          until you choose <em>Forget it</em> or clear what the browser stores for this site.
          Whoever uses this browser can open it.
        </p>
        <p>
          This device keeps your watchlist, the theme and, if you turn it on, the names that you
          inspected last. <Link to={{ screen: 'inspect' }}>Recent names</Link> can be forgotten one
          by one or all at once; turning them off forgets all. What another app shares to Namescope
          is taken by the copy on this device; only where the browser has deleted that does it go to
          the site’s server, which has no use for it.
        </p>
        <OfflineState />
      </Part>

      <Part id="ratings" title="Ratings">
        <dl className={styles.marks}>
          {TONE_MEANINGS.map(({ tone, word, meaning }) => (
            <div key={tone}>
              <dt>
                <ToneMark tone={tone} size="1.25rem" /> {word}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          A name is rated by its worst check, and so is a character (a <i>grapheme</i> in the API:
          what readers take for one character, whatever it is made of). Ratings are about danger
          only: what is true and harmless is worth knowing, and does not count.
        </p>
        <p>
          Context decides. On its own a letter can be mistaken for another, and its page says so; in
          a word of its own script the same letter is ordinary spelling. So a name can pass with a
          letter that is worth checking on its own, and a name can be an alert while each of its
          labels passes.
        </p>
        <p>
          Every character of Unicode has such a page:{' '}
          <Link to={{ screen: 'characters', text: '' }}>find one by name, code point or block</Link>
          .
        </p>
      </Part>

      <Part id="known-names" title="Known names">
        <p>
          Scams use names that people know. Every name is compared with a reviewed list of names of
          protocols, wallets, exchanges, brands and well-known holders, each with a public source;
          it is part of the engine, so every verdict is the same here, in lists, over HTTP and from
          code. Labels with letters beyond a–z are also compared with the names of brands and
          currencies. A name on the list says what people expect of it, not who owns it today.
        </p>
        <p>
          Names on <Link to={{ screen: 'watchlist' }}>your watchlist</Link> are known names too. It
          is kept in this browser’s storage for this site, on this device alone, and goes nowhere
          else; clearing the site’s data removes it, so export it where you rely on it. The list of
          the engine can be looked through and turned off there too.
        </p>
      </Part>

      <Part id="comparing" title="Comparing">
        <p>
          Two names look identical when their characters are taken for each other by Unicode’s list
          of confusable characters, and alike when one can pass for the other at a glance. Each is
          also judged as if the other were a known name. The percentages compare what this device
          draws; they may differ on another device.
        </p>
      </Part>

      <Part id="imitations" title="Imitations">
        <p>
          <Link to={{ screen: 'imitations', name: '' }}>What could imitate a name</Link> is made by
          rules, not looked up: every candidate is a valid ENS name, and whether it exists only a
          list of registered names can tell, which you can search for all of them. Their verdicts
          are those that each gets with the imitated name on the watchlist.
        </p>
      </Part>

      <Part id="checks" title="Checks">
        <dl className={styles.checks}>
          {CHECK_CODES.map((code) => (
            <div key={code}>
              <dt>{CHECK_NAMES[code]}</dt>
              <dd>{CHECK_MEANINGS[code]}</dd>
            </div>
          ))}
        </dl>
      </Part>

      <Part id="versions" title="Versions">
        <Versions />
      </Part>

      <Part id="licences" title="Licences">
        <p>
          Namescope itself is free software under the MIT licence. The terms of everything in it:{' '}
          <a href="./licences.txt">licences.txt</a>.
        </p>
        <h3>Code</h3>
        <Licences of={shippedPackages} />
        <h3>Data</h3>
        <Licences of={DATA_SOURCES} />
      </Part>
    </article>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

function Versions() {
  const { data: versions, error, refetch } = useQuery(getVersionsQuery());
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  return (
    <dl className={styles.versions} aria-busy={!versions}>
      <div>
        <dt>Unicode</dt>
        <dd>{versions?.unicode ?? '…'}</dd>
      </div>
      <div>
        <dt>ENSIP-15</dt>
        <dd>{versions ? `@adraffy/ens-normalize ${versions.ensNormalize}` : '…'}</dd>
      </div>
      {versions?.tables.map((table) => (
        <div key={table.name}>
          <dt>{table.name}</dt>
          <dd>
            {table.bytes.toLocaleString('en')} bytes, SHA-256 <code>{table.sha256}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Licensed {
  name: string;
  version?: string;
  licence: string;
  link: string;
}

function Licences({ of }: { of: readonly Licensed[] }) {
  return (
    <ul className={styles.licences}>
      {of.map(({ name, version, licence, link }) => (
        <li key={`${name} ${version}`}>
          <a href={link} target="_blank" rel="noreferrer noopener">
            {name}
          </a>{' '}
          <span>{version ? `${version}, ${licence}` : licence}</span>
        </li>
      ))}
    </ul>
  );
}
