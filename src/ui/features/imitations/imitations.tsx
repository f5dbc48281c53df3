import styles from './imitations.module.css';

interface ImitationsProps {
  /** Empty until one is entered. */
  name: string;
}

/** What could imitate a name. */
export function Imitations({ name }: ImitationsProps) {
  return (
    <div className={styles.imitations} data-name={name}>
      <h1 tabIndex={-1}>What could imitate this name?</h1>
    </div>
  );
}
