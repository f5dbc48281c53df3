import type { GenericCheckResult } from '../../../contract/checks.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { TONE_WORDS } from '../../lib/rating-words.ts';
import styles from './grapheme-checks.module.css';

/** All checks of the grapheme, worst first. */
export function GraphemeChecks({ checks }: { checks: readonly GenericCheckResult[] }) {
  return (
    <section aria-labelledby="checks" className={styles.checks}>
      <h2 id="checks">Checks</h2>
      <ul className={styles.list}>
        {checks.map((check) => (
          <li key={check.check} data-tone={check.status}>
            <ToneMark tone={check.status} label={TONE_WORDS[check.status]} size="1.125rem" />
            <div>
              <h3>{check.check_name}</h3>
              <p>
                <CheckMessage text={check.message} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
