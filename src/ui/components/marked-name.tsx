import { Fragment, useMemo } from 'react';
import {
  type DifferentPart,
  divideByLabel,
  findDifferences,
  findLookMatch,
  splitAtDifferences,
} from '../lib/find-differences.ts';
import { type LabelPart, shortenLabel } from '../lib/shorten-label.ts';
import styles from './marked-name.module.css';
import { NameText } from './name-text.tsx';
import { VisibleText } from './visible-text.tsx';

interface MarkedNameProps {
  name: string;
  /** Name to compare with. If null, the name is compared with `sought` instead. */
  other: string | null;
  /** Text of a search for similar-looking names, or an empty string. */
  sought?: string;
  /** Whether the difference is harmless, so that its mark looks less alarming. */
  isCalm?: boolean;
  /** Shortens labels. Replaces the default where there is less space. */
  shorten?: (label: string) => LabelPart[];
}

/**
 * Shows a name like {@link NameText}, and marks where it differs from another name. An empty mark shows where a
 * character is missing.
 */
export function MarkedName(props: MarkedNameProps) {
  const { name, other, sought = '', isCalm = other === null, shorten = shortenLabel } = props;
  const differences = useMemo(() => listDifferences(name, other, sought), [name, other, sought]);
  if (differences === null) return <NameText {...props} />;
  return (
    <NameText
      name={name}
      renderLabel={(label, index) => (
        <MarkedLabel
          parts={shorten(label)}
          differences={differences[index] ?? []}
          className={isCalm ? styles.calm : styles.differs}
        />
      )}
    />
  );
}

/** Lists the parts of each label that differ. Returns null if there is nothing to compare with. */
function listDifferences(name: string, other: string | null, sought: string) {
  if (other !== null) return other === name ? null : findDifferences(name, other);
  const parts = sought === '' ? null : findLookMatch(name, sought);
  return parts && divideByLabel(name, parts);
}

interface MarkedLabelProps {
  parts: readonly LabelPart[];
  differences: readonly DifferentPart[];
  className: string | undefined;
}

function MarkedLabel({ parts, differences, className }: MarkedLabelProps) {
  let offset = 0;
  return parts.map((part, index) => {
    const start = offset;
    offset += typeof part === 'string' ? part.length : part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a label never move
      <Fragment key={index}>
        {typeof part === 'string'
          ? splitAtDifferences(part, start, differences).map(({ text, differs }, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: runs of a label never move
                key={at}
                className={differs ? className : undefined}
                data-missing={differs && text === ''}
              >
                <VisibleText text={text} />
              </span>
            ))
          : '…'}
      </Fragment>
    );
  });
}
