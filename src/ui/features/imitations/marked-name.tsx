import { VisibleText } from '../../components/visible-text.tsx';
import { getPieceText, isDifferent, type Piece } from '../../lib/group-pieces.ts';
import styles from './marked-name.module.css';

/** Candidate with its differences highlighted. A missing character is an empty highlight. */
export function MarkedName({ labels }: { labels: readonly (readonly Piece[])[] }) {
  return (
    <span className={styles.name} dir="ltr" translate="no">
      {labels.map((pieces, label) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and never move
        <span key={label} className={label === labels.length - 1 ? styles.last : undefined}>
          {label > 0 && '.'}
          <bdi>
            {joinRuns(pieces).map(({ text, differs }, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: runs never move
                key={at}
                className={differs ? styles.differs : undefined}
                data-missing={text === ''}
              >
                <VisibleText text={text} />
              </span>
            ))}
          </bdi>
        </span>
      ))}
    </span>
  );
}

/** Joins adjacent pieces that do not differ, so that cursive letters connect as in the original name. */
function joinRuns(pieces: readonly Piece[]): { text: string; differs: boolean }[] {
  const runs: { text: string; differs: boolean }[] = [];
  for (const piece of pieces) {
    const text = getPieceText(piece.left);
    const differs = isDifferent(piece);
    const last = runs.at(-1);
    if (last && !differs && !last.differs) last.text += text;
    else runs.push({ text, differs });
  }
  return runs;
}
