import { ScreenHeader } from '../../../components/screen-header.tsx';
import { CodeTabs } from '../code-tabs.tsx';
import styles from '../developer-part.module.css';
import { InstallLine } from '../install-line.tsx';
import { TermList } from '../term-list.tsx';
import { CONSOLE_SAMPLES, EXIT_CODE_MEANINGS } from './console-samples.ts';

/** Shows what the command `namescope` does. */
export function CommandLinePart() {
  return (
    <article className={styles.article}>
      <ScreenHeader title="Command line">
        <code>namescope</code> checks names and lists in a terminal, in scripts and in CI. It runs
        on your machine and sends nothing.
      </ScreenHeader>

      <section className={styles.part} aria-labelledby="command-install">
        <h2 id="command-install">Install</h2>
        <p>
          It needs Node 20.19 or newer. Without installing it, run{' '}
          <code>npx namescope rnetamask.eth</code>.
        </p>
        <InstallLine isGlobal />
      </section>

      <section className={styles.part} aria-labelledby="command-uses">
        <h2 id="command-uses">What it does</h2>
        <p>
          It reads text, CSV, JSON Lines and gzip. In a terminal, it writes a table. To a pipe or a
          file, it writes JSON Lines. <code>namescope --help</code> lists every command and option.
        </p>
        <CodeTabs label="What it does" samples={CONSOLE_SAMPLES} />
      </section>

      <TermList title="Exit codes" rows={EXIT_CODE_MEANINGS} />
    </article>
  );
}
