import { REJECTION_REASONS, type RejectedLine } from '../../../client/bulk/input/rejected-line.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { plural } from '../../lib/plural.ts';
import styles from './bulk.module.css';

/** More lines than this are counted instead of listed. */
const MAX_LISTED = 500;

function asText({ line, reason, excerpt }: RejectedLine): string {
  return `${line}\t${REJECTION_REASONS[reason]}\t${excerpt}`;
}

const ID = 'set-aside';

/** Says near the top that there are such lines, and leads to them. */
export function SetAsideCount({ count }: { count: number }) {
  if (count === 0) return null;
  const lead = () => {
    const lines = document.querySelector<HTMLDetailsElement>(`#${ID}`);
    if (!lines) return;
    lines.open = true;
    lines.scrollIntoView({ block: 'nearest' });
    lines.querySelector('summary')?.focus();
  };
  return (
    <button type="button" className={styles.lead} onClick={lead}>
      {count.toLocaleString('en')} set aside
    </button>
  );
}

/** Lines that gave no name: listed, not lost. */
export function SetAsideLines({ lines }: { lines: readonly RejectedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.aside} id={ID}>
      <summary>{plural(lines.length, 'line was', 'lines were')} set aside</summary>
      <ol>
        {lines.slice(0, MAX_LISTED).map(({ line, reason, excerpt }) => (
          <li key={line}>
            <span>Line {line.toLocaleString('en')}</span> {REJECTION_REASONS[reason]}{' '}
            <bdi>
              <Glyph text={excerpt} />
            </bdi>
          </li>
        ))}
      </ol>
      {lines.length > MAX_LISTED && (
        <p>and {(lines.length - MAX_LISTED).toLocaleString('en')} more</p>
      )}
      <CopyButton text={() => lines.map(asText).join('\n')} what="every line that was set aside">
        Copy all
      </CopyButton>
    </details>
  );
}
