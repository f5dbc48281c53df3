import { Fragment } from 'react';
import { Glyph } from './glyph.tsx';
import styles from './name-text.module.css';

/** Longest label that is shown whole; of a longer one, its two ends. */
const LONGEST = 120;
const END = 50;

/**
 * A name as running text: each label isolated, so that no label can reorder another, the dots
 * outside, the whole from left to right. A long label loses its middle, never the end of the name.
 */
export function NameText({ name }: { name: string }) {
  const labels = name.split('.');
  const shown = labels.length > 12 ? [...labels.slice(0, 6), '…', ...labels.slice(-4)] : labels;
  return (
    <span className={styles.name} dir="ltr" translate="no">
      {shown.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and never move
        <Fragment key={index}>
          {index > 0 && '.'}
          <bdi>
            <LabelText label={label} />
          </bdi>
        </Fragment>
      ))}
    </span>
  );
}

function LabelText({ label }: { label: string }) {
  if (label.length <= LONGEST) return <Glyph text={label} />;
  return (
    <>
      <Glyph text={label.slice(0, END)} />
      <span className={styles.more}>… {label.length - 2 * END} more …</span>
      <Glyph text={label.slice(-END)} />
    </>
  );
}
