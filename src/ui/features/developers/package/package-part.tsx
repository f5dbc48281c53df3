import { ScreenHeader } from '../../../components/screen-header.tsx';
import { CodeTabs } from '../code-tabs.tsx';
import styles from '../developer-part.module.css';
import { InstallLine } from '../install-line.tsx';
import { TermList } from '../term-list.tsx';
import { PACKAGE_MODULES, PACKAGE_SAMPLES } from './package-samples.ts';

/** Shows how programs use the package. */
export function PackagePart() {
  return (
    <article className={styles.article}>
      <ScreenHeader title="Package">
        The engine of this page with its types and tables, for Node, Deno, Bun, workers and
        browsers. It inspects names synchronously and sends nothing.
      </ScreenHeader>

      <section className={styles.part} aria-labelledby="package-install">
        <h2 id="package-install">Install</h2>
        <InstallLine />
      </section>

      <section className={styles.part} aria-labelledby="package-uses">
        <h2 id="package-uses">Use</h2>
        <CodeTabs label="Uses of the package" samples={PACKAGE_SAMPLES} />
      </section>

      <TermList title="Modules" rows={PACKAGE_MODULES} />
    </article>
  );
}
