import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { CheckList } from '../../components/check-list.tsx';
import { describeGraphemeChecks } from './describe-grapheme-verdict.ts';
import styles from './grapheme-checks.module.css';

/** List of all checks of a grapheme, the worst first. */
export function GraphemeChecks({ report }: { report: GraphemeGuardReport }) {
  return (
    <section aria-labelledby="checks" className={styles.checks}>
      <h2 id="checks">Checks</h2>
      <CheckList checks={describeGraphemeChecks(report)} isFramed />
    </section>
  );
}
