import { useQuery } from '@tanstack/react-query';
import { versionsQuery } from '../../../client/queries.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import styles from './about.module.css';
import { OfflineState } from './offline-state.tsx';

/** Where what Namescope uses comes from, and under which terms. */
const SOURCES = [
  {
    name: 'Unicode Character Database 17.0, emoji data and confusables',
    licence: 'Unicode-3.0',
    link: 'https://www.unicode.org/license.txt',
  },
  {
    name: 'ENSIP-15 normalization: @adraffy/ens-normalize',
    licence: 'MIT',
    link: 'https://github.com/adraffy/ens-normalize.js',
  },
  {
    name: 'CLDR exemplar letters and emoji names',
    licence: 'Unicode-3.0',
    link: 'https://cldr.unicode.org/',
  },
  {
    name: 'Top-level domains of IANA',
    licence: 'public',
    link: 'https://www.iana.org/domains/root/db',
  },
  {
    name: 'React, TanStack Query, Comlink, noble-hashes, hash-wasm, Valibot',
    licence: 'MIT and Apache-2.0',
    link: 'https://www.npmjs.com/',
  },
] as const;

/** What the verdicts rest on, and what happens to what is pasted. */
export function About() {
  const { data: versions, error, refetch } = useQuery(versionsQuery());
  return (
    <article className={styles.about}>
      <header>
        <h1 tabIndex={-1}>About Namescope</h1>
        <p className={styles.lead}>
          Namescope shows what an ENS name is made of and what it can be mistaken for. It looks at
          the text of the name alone: it does not know who owns it, and a name without findings is
          not therefore the one you meant.
        </p>
      </header>

      <section aria-labelledby="privacy">
        <h2 id="privacy">Private</h2>
        <p>
          Names are inspected by a worker in this browser. Once the page has loaded, it asks the
          network for nothing but its own files; there are no analytics, no fonts from elsewhere, no
          accounts. The name you look at stands after the <code>#</code> of the address, which
          browsers do not send to servers. Lists never stand there.
        </p>
        <OfflineState />
      </section>

      <section aria-labelledby="versions">
        <h2 id="versions">What the verdicts rest on</h2>
        {error && <ProblemView error={error} onRetry={() => void refetch()} />}
        {versions && (
          <dl className={styles.facts}>
            <dt>Unicode</dt>
            <dd>{versions.unicode}</dd>
            <dt>ENSIP-15</dt>
            <dd>@adraffy/ens-normalize {versions.ensNormalize}</dd>
            {versions.tables.map((table) => (
              <div key={table.name} className={styles.table}>
                <dt>Table {table.name}</dt>
                <dd>
                  {table.bytes.toLocaleString('en')} bytes, SHA-256 <code>{table.sha256}</code>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>

      <section aria-labelledby="licences">
        <h2 id="licences">Licences</h2>
        <p>Namescope itself is free software under the MIT licence.</p>
        <ul>
          {SOURCES.map(({ name, licence, link }) => (
            <li key={name}>
              <a href={link} target="_blank" rel="noreferrer noopener">
                {name}
              </a>
              , {licence}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
