import styles from './pasted-screen.module.css';
import { NameChips } from './verdict-chips.tsx';

/** Offers a `.eth` name for each handle: `nick` → `nick.eth`. */
export function HandleNames({ handles }: { handles: readonly string[] }) {
  return (
    <section className={styles.none} data-tone="info">
      <h1 tabIndex={-1}>This is a handle of another service, not an ENS name.</h1>
      <p>A handle doesn’t prove who owns a name.</p>
      <NameChips names={handles.map((handle) => `${handle}.eth`)} />
    </section>
  );
}
