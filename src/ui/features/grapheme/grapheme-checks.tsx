import type { GenericCheckResult } from '../../../contract/checks.ts';
import { CheckList } from '../../components/check-list.tsx';
import styles from './grapheme-checks.module.css';

/** All checks of the grapheme, worst first. */
export function GraphemeChecks({ checks }: { checks: readonly GenericCheckResult[] }) {
  return (
    <section aria-labelledby="checks" className={styles.checks}>
      <h2 id="checks">Checks</h2>
      <CheckList checks={checks} isFramed />
    </section>
  );
}
