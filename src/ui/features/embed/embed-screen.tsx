import { formatSafeLine } from '../../../display/safe-json.ts';
import { Link } from '../../components/link.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { Snippet } from '../../components/snippet.tsx';
import { getCodeSamples } from './code-samples.ts';
import styles from './embed-screen.module.css';
import { EnsName, getReportBase } from './ens-name.tsx';
import { EXAMPLE_NAMES } from './example-names.ts';
import { REFERENCE } from './reference.ts';
import { TryName } from './try-name.tsx';

/** Demonstrates `<ens-name>` and shows how to add it to an app. */
export function EmbedScreen() {
  const reportBase = getReportBase();
  return (
    <article className={styles.embed}>
      <ScreenHeader
        title="Names in your app"
        details={
          <p>
            It works in plain HTML, React and Vue. It inspects names in the browser and contacts no
            server. On this page, its verdicts also consider{' '}
            <Link to={{ screen: 'watchlist' }}>your watchlist</Link>.
          </p>
        }
      >
        <code>&lt;ens-name&gt;</code> shows a name with its verdict. It makes hidden characters
        visible, marks imitations, and never reorders the text around the name.
      </ScreenHeader>

      <TryName />

      <section className={styles.part} aria-labelledby="embed-examples">
        <h2 id="embed-examples">Examples</h2>
        <p>Each row shows the name that an app receives, what its users see, and why.</p>
        <ul className={styles.examples}>
          {EXAMPLE_NAMES.map(({ name, why }) => (
            <li key={name}>
              <code>{formatSafeLine(name)}</code>
              <EnsName name={name} />
              <span className={styles.why}>{why}</span>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.part} aria-labelledby="embed-code">
        <h2 id="embed-code">Code</h2>
        <p>
          The package <code>namescope</code> contains everything. In these samples,{' '}
          <code>report-base</code> links to this page. You can link to any copy of the page, such as
          one on your own site.
        </p>
        <div className={styles.samples}>
          {getCodeSamples(reportBase).map(({ what, code }) => (
            <Snippet key={what} what={what} code={code} />
          ))}
        </div>
      </section>

      <div className={styles.tables}>
        {REFERENCE.map(({ title, rows }) => (
          <section key={title} className={styles.part} aria-label={title}>
            <h2>{title}</h2>
            <dl className={styles.reference}>
              {rows.map(([term, meaning]) => (
                <div key={term}>
                  <dt>
                    <code>{term}</code>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </article>
  );
}
