import {
  describeRejectedLine,
  REJECTION_REASONS,
  type RejectedLine,
} from '../../../lists/readers/rejected-line.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import styles from './bulk-screen.module.css';

/** Maximum number of lines listed. */
const MAX_LISTED = 500;

function formatLine({ line, reason, excerpt }: RejectedLine): string {
  return `${line}\t${REJECTION_REASONS[reason]}\t${excerpt}`;
}

const ID = 'rejected-lines';

/** Button above the list that shows the number of skipped lines and scrolls to them. */
export function RejectedLinesButton({ count }: { count: number }) {
  if (count === 0) return null;
  const showLines = () => {
    const lines = document.querySelector<HTMLDetailsElement>(`#${ID}`);
    if (!lines) return;
    lines.open = true;
    lines.scrollIntoView({ block: 'nearest' });
    lines.querySelector('summary')?.focus();
  };
  return (
    <button type="button" className={styles.lead} onClick={showLines}>
      {count.toLocaleString('en')} skipped
    </button>
  );
}

/** Lists the skipped lines, each with the reason. */
export function RejectedLines({ lines }: { lines: readonly RejectedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.aside} id={ID}>
      <summary>{formatCount(lines.length, 'line')} skipped</summary>
      <ol>
        {lines.slice(0, MAX_LISTED).map((rejected) => (
          <li key={rejected.line}>
            {describeRejectedLine(rejected)}{' '}
            <bdi>
              <Glyph text={rejected.excerpt} />
            </bdi>
          </li>
        ))}
      </ol>
      {lines.length > MAX_LISTED && (
        <p>and {(lines.length - MAX_LISTED).toLocaleString('en')} more</p>
      )}
      <CopyButton text={() => lines.map(formatLine).join('\n')} what="all skipped lines">
        Copy all
      </CopyButton>
    </details>
  );
}
