import type { Tone } from '../../words/names/rating-words.ts';
import styles from './tone-mark.module.css';

/** Shapes of the tones: disc, triangle, octagon, square, ring. */
const SHAPES: Record<Tone, { outline: string; sign: string }> = {
  pass: {
    outline: 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
    sign: 'm6.2 10.3 2.7 2.7 5-5.6',
  },
  warn: { outline: 'M10 1.6 19.2 18H.8L10 1.6Z', sign: 'M10 7.4v5M10 15v.4' },
  alert: {
    outline: 'M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2L6.2 1Z',
    sign: 'm6.9 6.9 6.2 6.2m0-6.2-6.2 6.2',
  },
  info: {
    outline: 'M3.5 1.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z',
    sign: 'M10 9v5.4M10 5.6V6',
  },
  skip: { outline: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z', sign: 'M6.5 10h7' },
};

/** Icon of a verdict. It is decorative unless it has a label. */
export function ToneMark({
  tone,
  label,
  size = '1.15em',
}: {
  tone: Tone;
  label?: string;
  size?: string;
}) {
  const { outline, sign } = SHAPES[tone];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled, or hidden if it has no label
    <svg
      className={`toned ${styles.mark}`}
      data-tone={tone}
      style={{ inlineSize: size, blockSize: size }}
      viewBox="0 0 20 20"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.outline} d={outline} />
      <path className={styles.sign} d={sign} />
    </svg>
  );
}
