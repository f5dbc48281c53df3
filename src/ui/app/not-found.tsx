import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { VisibleText } from '../components/visible-text.tsx';
import type { Route } from '../lib/route.ts';
import styles from './not-found.module.css';

/** Maximum number of UTF-16 code units of the unknown address that the screen shows. */
const MAX_LENGTH = 500;

interface DeadEndProps {
  title: string;
  children: ReactNode;
  /** Another way to go on. */
  way?: ReactNode;
}

/** Screen without content, which explains why and links to the first screen. */
export function DeadEnd({ title, children, way }: DeadEndProps) {
  return (
    <div className={styles.lost}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <p className={`row gap-5 lines-2 ${styles.actions}`}>
        <Link
          to={{ screen: 'inspect' }}
          className={`inline touchable primary undecorated ${styles.main}`}
        >
          Check a name
        </Link>
        {way}
      </p>
    </div>
  );
}

const LISTS = !IS_EXTENSION && (
  <Link className="inline touchable" to={{ screen: 'bulk' }}>
    Open a list
  </Link>
);

/** Screen for unknown addresses, and for addresses that cannot be decoded. */
export function NotFound({ route: { screen, text } }: { route: Extract<Route, { text: string }> }) {
  const [title, reason, advice] =
    screen === 'malformed'
      ? [
          'This link is malformed',
          'The part after the # is not valid percent-encoded UTF-8, so the name cannot be read. Part of the link may be missing.',
          'Ask for a new link, or paste the name itself.',
        ]
      : [
          'There is nothing at this address',
          'The link may have a typo, or part of it may be missing.',
          'If you have a name, check it. Links never contain lists, so open the list again.',
        ];
  return (
    <DeadEnd title={title} way={LISTS}>
      <p>{reason}</p>
      <pre className="within round-m sunken anywhere">
        <VisibleText text={`#${text.slice(0, MAX_LENGTH)}`} />
        {text.length > MAX_LENGTH && '…'}
      </pre>
      <p>{advice}</p>
    </DeadEnd>
  );
}
