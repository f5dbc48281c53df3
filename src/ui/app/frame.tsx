import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Link } from '../components/link.tsx';
import type { Route } from '../lib/route.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './frame.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const PLACES = [
  { to: { screen: 'inspect' }, word: 'Inspect' },
  { to: { screen: 'compare', names: ['', ''] }, word: 'Compare' },
  { to: { screen: 'bulk' }, word: 'Lists' },
  { to: { screen: 'watchlist' }, word: 'Watchlist' },
  { to: { screen: 'api' }, word: 'API' },
  { to: { screen: 'about' }, word: 'About' },
] as const satisfies { to: Route; word: string }[];

/** Navigation items to mark for screens that have no item. */
const WITHIN: Partial<Record<Route['screen'], string>> = {
  name: 'inspect',
  grapheme: 'inspect',
  characters: 'inspect',
  imitations: 'inspect',
  embed: 'api',
};

export interface FrameProps {
  screen: Route['screen'];
  /** Messages about the page itself, such as updates. Their code is loaded lazily. */
  notices: Promise<ReactElement>;
  children: ReactNode;
}

/** Header, navigation and footer around every screen. */
export function Frame({ screen, notices, children }: FrameProps) {
  const skip = () => document.querySelector<HTMLElement>('main')?.focus();
  return (
    <div className={styles.frame}>
      {/* A button, because a link would change the fragment, which contains the route. */}
      <button type="button" className={styles.skip} onClick={skip}>
        Skip to the content
      </button>
      <header className={styles.header}>
        <Link to={{ screen: 'inspect' }} className={styles.brand}>
          <Lens />
          Namescope
        </Link>
        <nav aria-label="Screens" className={styles.nav}>
          {PLACES.map(({ to, word }) => (
            <Link
              key={word}
              to={to}
              aria-current={
                to.screen === screen ? 'page' : WITHIN[screen] === to.screen ? 'true' : undefined
              }
            >
              {word}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      {/* The live region exists before its first message; otherwise screen readers miss it. */}
      <div className={styles.notices} role="status">
        <ErrorBoundary>
          <Suspense>{notices}</Suspense>
        </ErrorBoundary>
      </div>
      <main className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          Names are inspected in this browser. After loading, the page requests only its own files.
        </p>
      </footer>
    </div>
  );
}

function Lens() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.lens}>
      <circle cx="13.5" cy="13.5" r="9" />
      <path d="m20.5 20.5 8 8" />
      <path className={styles.lensMark} d="M9.5 15.5h8" />
    </svg>
  );
}
