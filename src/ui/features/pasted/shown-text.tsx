import { useMemo } from 'react';
import type { PastedText } from '../../../messages/pieces/read-pasted.ts';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './shown-text.module.css';
import { splitShownText } from './split-shown-text.ts';

/** Shows a pasted text. Unrecognized text is grey, and hidden characters are visible. */
export function ShownText({ text, pasted }: { text: string; pasted: PastedText }) {
  const parts = useMemo(() => splitShownText(text, pasted), [text, pasted]);
  return (
    <p className={styles.text} dir="auto" translate="no">
      {parts.map(({ piece, text: part }, index) =>
        piece ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
          <bdi key={index} className={styles.piece}>
            <VisibleText text={part} />
          </bdi>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
          <VisibleText key={index} text={part} isSentence />
        ),
      )}
    </p>
  );
}
