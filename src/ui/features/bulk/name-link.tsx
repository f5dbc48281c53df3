import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { TONE_WORDS } from '../../../words/names/rating-words.ts';
import { MarkedName } from '../../components/marked-name.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getRowTone } from './get-row-tone.ts';
import styles from './name-list.module.css';
import { RowLink } from './row-link.tsx';

interface NameLinkProps {
  session: BulkSession;
  row: number;
  /** Name to compare with. If it is null, nothing is marked. */
  other: string | null;
  onOpen(row: number): void;
}

/** Link to the report of a row. Shows the verdict and the name, and marks where the name differs from `other`. */
export function NameLink({ session, row, other, onOpen }: NameLinkProps) {
  const tone = getRowTone(session, row);
  const name = session.store.name(row);
  return (
    <RowLink className={styles.name} name={name} row={row} onOpen={onOpen}>
      {tone && <ToneMark tone={tone} label={TONE_WORDS[tone]} />}
      <MarkedName name={name} other={other} />
    </RowLink>
  );
}
