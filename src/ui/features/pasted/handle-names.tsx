import { HANDLE_WORDS } from '../../../messages/describe-conclusion.ts';
import styles from './pasted-screen.module.css';
import { NameChips } from './verdict-chips.tsx';

/** Offers a `.eth` name for each handle: `nick` → `nick.eth`. */
export function HandleNames({ handles }: { handles: readonly string[] }) {
  return (
    <section className={styles.none} data-tone="info">
      <h1 tabIndex={-1}>{HANDLE_WORDS}</h1>
      <p>A handle doesn’t prove who owns a name.</p>
      <NameChips names={handles.map((handle) => `${handle}.eth`)} />
    </section>
  );
}
