import { useMemo } from 'react';
import { codePointLabels } from '../lib/code-points.ts';
import { hasGlyphs } from '../lib/glyph-support.ts';
import { visibleRuns } from '../lib/hidden-characters.ts';
import styles from './glyph.module.css';

/** More code points than this in one grapheme are a stack of marks; only so many are drawn. */
const MOST_DRAWN = 24;

/**
 * One grapheme, or a few, made visible: hidden characters as labelled chips, characters that this
 * device has no font for as code-point tiles, lone marks on a dotted circle, stacks of marks cut.
 */
export function Glyph({ text }: { text: string }) {
  const runs = useMemo(() => {
    const characters = Array.from(text);
    return visibleRuns(characters.slice(0, MOST_DRAWN).join(''));
  }, [text]);

  return runs.map((run, index) => {
    const key = `${index}:${run.text}`;
    if (run.label !== null) return <Chip key={key} text={run.text} label={run.label} />;
    if (!hasGlyphs(run.text)) {
      return (
        <span key={key} className={styles.missing} data-label={codePointLabels(run.text)}>
          {run.text}
        </span>
      );
    }
    const alone = /^\p{M}/u.test(run.text);
    return (
      <span key={key} className={alone ? styles.onCircle : undefined}>
        {run.text}
      </span>
    );
  });
}

/** A labelled chip in the place of a character that cannot be seen; the character stays in the text. */
function Chip({ text, label }: { text: string; label: string }) {
  return (
    <span className={styles.chip} data-label={label}>
      {text}
    </span>
  );
}
