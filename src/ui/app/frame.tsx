import { type ReactElement, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from '../components/link.tsx';
import type { Route } from '../lib/route.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './frame.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** Item of the navigation. Its word says what people do on its screen. */
interface Place {
  word: string;
  to: Route;
  /** Other screens on which the navigation highlights this item. */
  within?: readonly Route['screen'][];
}

const CHECK: Place = {
  word: 'Check',
  to: { screen: 'inspect' },
  within: IS_EXTENSION ? ['name', 'grapheme'] : ['name'],
};
const COMPARE: Place = { word: 'Compare', to: { screen: 'compare', names: ['', ''] } };
const PROTECT: Place = { word: 'Protect', to: { screen: 'watchlist' }, within: ['imitations'] };

const PLACES: readonly Place[] = IS_EXTENSION
  ? [CHECK, COMPARE, PROTECT]
  : [
      CHECK,
      COMPARE,
      { word: 'Lists', to: { screen: 'bulk' } },
      PROTECT,
      { word: 'Characters', to: { screen: 'characters', text: '' }, within: ['grapheme'] },
      { word: 'Developers', to: { screen: 'developers', part: 'api' } },
    ];

/** Scrolls the navigation until the current item is in view. Small screens do not show all items at once. */
function showCurrentPlace(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.clientWidth / 3;
}

export interface FrameProps {
  screen: Route['screen'];
  /** Messages about the page itself, such as updates. Their code is loaded lazily. */
  notices: Promise<ReactElement>;
  children: ReactNode;
}

/** Header, navigation and footer around every screen. */
export function Frame({ screen, notices, children }: FrameProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current place depends on the screen
  useEffect(() => showCurrentPlace(nav.current), [screen]);
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
        <nav aria-label="Screens" className={styles.nav} ref={nav}>
          {PLACES.map(({ to, word, within }) => (
            <Link
              key={word}
              to={to}
              data-place=""
              aria-current={
                to.screen === screen ? 'page' : within?.includes(screen) ? 'true' : undefined
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
        <div>
          <p>
            Names are inspected in this browser. After loading, the page requests only its own
            files.
          </p>
          <Link to={{ screen: 'about' }} aria-current={screen === 'about' ? 'page' : undefined}>
            About
          </Link>
        </div>
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
