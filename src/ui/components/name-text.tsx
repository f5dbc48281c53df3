import { Fragment, type ReactNode } from 'react';
import type { Headline } from '../../words/names/headline.ts';
import { type LabelPart, shortenLabel } from '../lib/shorten-label.ts';
import styles from './name-text.module.css';
import { VisibleText } from './visible-text.tsx';

/** Maximum number of labels shown. Labels in the middle are left out. */
const MAX_LABELS = 12;
/** Maximum length of a last label that stays on one line, in UTF-16 code units. */
const MAX_UNBROKEN_LENGTH = 16;

interface NameTextProps {
  name: string;
  /** Shortens labels more than usual, for narrow places. */
  shorten?: (label: string) => LabelPart[];
  /** Renders a label instead of the default. Not called for names with so many labels that some are left out. */
  renderLabel?: (label: string, index: number) => ReactNode;
}

/**
 * Shows a name as text, from left to right. Each label is isolated, so that no label can reorder another. Long runs of
 * plain letters are shortened in the middle. The end of the name and unusual characters are always shown.
 */
export function NameText({ name, shorten, renderLabel }: NameTextProps) {
  const labels = name.split('.');
  const hidden = labels.length > MAX_LABELS ? labels.length - 10 : 0;
  const shown = hidden > 0 ? [...labels.slice(0, 6), null, ...labels.slice(-4)] : labels;
  return (
    <span className={styles.name} dir="ltr" translate="no">
      {shown.map((label, index) => {
        const isLast = index > 0 && index === shown.length - 1;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and never move
            key={index}
            className={
              isLast && (label?.length ?? 0) <= MAX_UNBROKEN_LENGTH ? 'unbroken' : undefined
            }
          >
            {index > 0 && '.'}
            {label === null ? (
              <span className={styles.more}>… {hidden} more labels …</span>
            ) : (
              <bdi>
                {renderLabel && hidden === 0 ? (
                  renderLabel(label, index)
                ) : (
                  <LabelText label={label} shorten={shorten} />
                )}
              </bdi>
            )}
          </span>
        );
      })}
    </span>
  );
}

function LabelText({ label, shorten }: { label: string; shorten: NameTextProps['shorten'] }) {
  return (shorten ?? shortenLabel)(label).map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a label never move
      <VisibleText key={index} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a label never move
      <span key={index} className={styles.more}>
        {shorten ? '…' : `… ${part} more …`}
      </span>
    ),
  );
}

/** Shows a headline with its names highlighted. */
export function HeadlineText({ headline }: { headline: Pick<Headline, 'parts'> }) {
  return headline.parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a headline never move
    <Fragment key={index}>
      {typeof part === 'string' ? (
        <VisibleText text={part} isSentence />
      ) : (
        <b>
          <NameText name={part.name} />
        </b>
      )}
    </Fragment>
  ));
}
