import { ScreenHeader } from '../../components/screen-header.tsx';
import styles from './developer-part.module.css';
import { PACKAGE_MODULES, PACKAGE_SAMPLES } from './package-samples.ts';
import { CodeTabs, InstallLine, TermList } from './sample-code.tsx';

/** Shows how programs use the package. */
export function PackagePart() {
  return (
    <article className="stack gap-6">
      <ScreenHeader title="Package">
        The engine of this page with its types and tables, for Node, Deno, Bun, workers and
        browsers. It inspects names synchronously and sends nothing.
      </ScreenHeader>

      <section className={`stack gap-3 ${styles.part}`} aria-labelledby="package-install">
        <h2 id="package-install">Install</h2>
        <InstallLine />
      </section>

      <section className={`stack gap-3 ${styles.part}`} aria-labelledby="package-uses">
        <h2 id="package-uses">Use</h2>
        <CodeTabs label="Uses of the package" samples={PACKAGE_SAMPLES} />
      </section>

      <TermList title="Modules" rows={PACKAGE_MODULES} />
    </article>
  );
}
