import { CopyButton } from './copy-button.tsx';
import styles from './snippet.module.css';

/** Code with a title and a copy button. */
export function Snippet({ what, code }: { what: string; code: string }) {
  return (
    <figure>
      <figcaption className={styles.caption}>
        {what} <CopyButton text={code} what={what} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        {code}
      </pre>
    </figure>
  );
}
