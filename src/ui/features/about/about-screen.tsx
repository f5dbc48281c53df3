import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getVersionsQuery } from '../../../client/queries/report-queries.ts';
import { CHECK_CODES, CHECKS } from '../../../contract/checks.ts';
import { CHECK_MEANINGS } from '../../../words/checks/check-words.ts';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { TermList } from '../../components/term-list.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { TONE_MEANINGS } from '../../lib/tone-meanings.ts';
import styles from './about-screen.module.css';
import { KeyboardShortcuts, OfflineState, RecentNamesSetting } from './about-settings.tsx';
import { DATA_SOURCES } from './data-sources.ts';
import shippedPackages from './shipped-packages.json';

/** Explains privacy, ratings, data and licences. */
export function AboutScreen() {
  return (
    <article className="stack gap-6">
      <ScreenHeader title="About Namescope">
        Namescope shows what an ENS name contains and what it can be mistaken for. It checks{' '}
        {IS_EXTENSION
          ? 'only the spelling, not the owner or the address.'
          : 'the spelling. Your wallet looks up the owner and the address when you ask it.'}{' '}
        A clean result doesn’t prove that it’s the right name.
      </ScreenHeader>

      <Part id="privacy" title="Privacy">
        <p>
          Names are inspected in your browser. After loading, the page requests only its own files.
          It has no analytics, no external fonts and no accounts. The inspected name is in the part
          of the address after <code>#</code>, which browsers don’t send to servers.{' '}
          {!IS_EXTENSION && 'Lists are never in the address. '}If you follow a link to the ENS app
          or Etherscan, your browser sends the name there.
        </p>
        {!IS_EXTENSION && (
          <p>
            When you ask your wallet, it sends the names and addresses to its own server. The page
            finds no wallet before that, and forgets the answers when you close it.
          </p>
        )}
        {!IS_EXTENSION && (
          <p>
            Closing the page discards a list, unless you choose{' '}
            <em>Keep this list on this device</em>. Your browser then stores the unchanged file
            until you remove the list or clear this site’s data. Anyone who uses your browser can
            open it.
          </p>
        )}
        <p>
          This device stores your trusted names and addresses, your settings and, if you turn that
          on, your recent names. You can remove <Link to={{ screen: 'inspect' }}>recent names</Link>{' '}
          one by one or all at once. Turning them off removes all of them.
        </p>
        <RecentNamesSetting />
        {IS_EXTENSION ? (
          <p>All files of the extension are on this device, so it works offline.</p>
        ) : (
          <>
            <p>
              When another app shares a name or a file with Namescope, the offline copy of the page
              on this device receives it. If the browser has deleted that copy, it sends the name or
              file to the site’s server instead.
            </p>
            <OfflineState />
          </>
        )}
      </Part>

      <Part id="ratings" title="Ratings">
        <dl className={styles.marks}>
          {TONE_MEANINGS.map(({ tone, word, meaning }) => (
            <div key={tone}>
              <dt className="line strong gap-2">
                <ToneMark tone={tone} size="1.25rem" /> {word}
              </dt>
              <dd className="note">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          The worst check decides the rating of a name or character. Ratings describe danger only.
          Harmless facts are listed under <i>Worth knowing</i> and don’t affect the rating. The API
          calls a character a <i>grapheme</i>.
        </p>
        <p>
          Context matters. A letter that can be mistaken for another is ordinary spelling in a word
          of its own script. So a name can pass even if the page of one of its letters says “Worth
          checking”. And a name can be an alert even if all its labels pass.
        </p>
        {!IS_EXTENSION && (
          <p>
            Every Unicode character has a page:{' '}
            <Link to={{ screen: 'characters', text: '' }}>
              find one by name, code point or block
            </Link>
            .
          </p>
        )}
      </Part>

      <Part id="known-names" title="Known names">
        <p>
          Scammers imitate names that people know. So every name is compared with a reviewed list of
          names of protocols, wallets, exchanges, brands and well-known people, each with a public
          source. The list is part of the engine, so the page, the API and the package give the same
          verdicts. Labels with letters beyond a–z are also compared with brands and currencies. The
          list says what people expect from a name, not who owns it today.
        </p>
        <p>
          <Link to={{ screen: 'watchlist' }}>Names that you trust</Link> are protected in the same
          way. Your browser stores them only on this device. Clearing this site’s data removes them,
          so export them if you rely on them. On the same screen, you can browse the built-in list
          and turn it off.
        </p>
      </Part>

      <Part id="comparing" title="Comparing">
        <p>
          Two names have an identical look if Unicode lists all their differing characters as
          confusable. They are alike if one is easily mistaken for the other. Each name is also
          inspected as if the other were a known name. The percentages compare how this device draws
          the names, so other devices may show different percentages.
        </p>
      </Part>

      <Part id="imitations" title="Imitations">
        <p>
          <Link to={{ screen: 'imitations', name: '' }}>What could imitate a name</Link> is a list
          of candidates that rules create. Every candidate is a valid ENS name, but it may not be
          registered.{' '}
          {!IS_EXTENSION && 'To find out, ask your wallet, or search a list of registered names. '}
          Each candidate is inspected as if you trusted the imitated name.
        </p>
      </Part>

      <Part id="keyboard" title="Keyboard">
        <KeyboardShortcuts />
      </Part>

      <Part id="checks" title="Checks">
        <TermList rows={CHECK_CODES.map((code) => [CHECKS[code].name, CHECK_MEANINGS[code]])} />
      </Part>

      <Part id="versions" title="Versions">
        <Versions />
      </Part>

      <Part id="licences" title="Licences">
        <p>
          Namescope is free software under the MIT licence. The licences of all its parts are in{' '}
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
      <div className={`stack gap-4 ${styles.body}`}>{children}</div>
    </section>
  );
}

function Versions() {
  const { data: versions, error, refetch } = useQuery(getVersionsQuery());
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  const rows: [string, ReactNode][] = [
    ['Unicode', versions?.unicode ?? '…'],
    ['ENSIP-15', versions ? `@adraffy/ens-normalize ${versions.ensNormalize}` : '…'],
  ];
  for (const { name, bytes, sha256 } of versions?.tables ?? [])
    rows.push([
      name,
      <>
        {bytes.toLocaleString('en')} bytes, SHA-256 <code className="note">{sha256}</code>
      </>,
    ]);
  return <TermList rows={rows} />;
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
          <span className="faint small unbroken">
            {version ? `${version}, ${licence}` : licence}
          </span>
        </li>
      ))}
    </ul>
  );
}
