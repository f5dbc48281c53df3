import { useState } from 'react';
import { formatSafeJson } from '../../display/safe-json.ts';
import styles from './boxes.module.css';
import { CopyButton } from './copy-button.tsx';

/** Shows a value as collapsed JSON. */
export function RawJson({
  value,
  what,
  title = 'Raw JSON',
}: {
  value: unknown;
  what: string;
  title?: string;
}) {
  const [open, setOpen] = useState(false);
  const json = open ? formatSafeJson(value) : '';
  return (
    <details
      className={styles.raw}
      data-screen-only
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="soft strong fit">{title}</summary>
      {open && (
        <div className="stack gap-2">
          <div className="end">
            <CopyButton text={json} what={what}>
              Copy JSON
            </CopyButton>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <pre className={styles.code} tabIndex={0}>
            {json}
          </pre>
        </div>
      )}
    </details>
  );
}
