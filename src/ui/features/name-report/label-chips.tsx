import type { LabelGuardReport } from '../../../contract/reports.ts';
import { NameText } from '../../components/name-text.tsx';
import styles from './label-chips.module.css';
import { getLabelSectionId } from './label-section.tsx';

/** Maximum number of labels shown. The others are counted. */
const MAX_SHOWN = 8;

interface LabelChipsProps {
  labels: readonly LabelGuardReport[];
  indices: readonly number[];
}

/** Lists the labels of a finding with links to their sections. */
export function LabelChips({ labels, indices }: LabelChipsProps) {
  if (indices.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {indices.slice(0, MAX_SHOWN).map((index) => (
        <li key={index}>
          <button type="button" className={styles.chip} onClick={() => openSection(index)}>
            <span className="soft tiny rigid">label {index + 1}</span>
            <span className={styles.text}>
              {labels[index]?.label ? <NameText name={labels[index].label} /> : 'empty'}
            </span>
          </button>
        </li>
      ))}
      {indices.length > MAX_SHOWN && <li>and {indices.length - MAX_SHOWN} more</li>}
    </ul>
  );
}

function openSection(index: number): void {
  const section = document.querySelector<HTMLDetailsElement>(`#${getLabelSectionId(index)}`);
  if (!section) return;
  // Also opens the technical details that contain the section.
  for (let fold: HTMLDetailsElement | null | undefined = section; fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
  section.querySelector('summary')?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}
