import {
  Component,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from '../components/link.tsx';
import { ProblemView } from '../components/problem-view.tsx';
import { chooseTheme, getStoredTheme, THEMES, type Theme } from '../lib/device-settings.ts';
import type { Route } from '../lib/route.ts';
import styles from './frame.module.css';

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
              className="inline touchable soft medium round-s undecorated"
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
        <div className="row gap-5 lines-0 between ruled">
          <p>
            Names are inspected in this browser. After loading, the page requests only its own
            files.
          </p>
          <Link
            className="inline soft touchable"
            to={{ screen: 'about' }}
            aria-current={screen === 'about' ? 'page' : undefined}
          >
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

const SIGNS: Record<Theme, { word: string; path: string }> = {
  system: { word: 'Same as device', path: 'M3 4.5h14v9H3zM7 17h6M10 13.5V17' },
  light: {
    word: 'Light',
    path: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.8v1.7M10 16.5v1.7M1.8 10h1.7M16.5 10h1.7M4.2 4.2l1.2 1.2M14.6 14.6l1.2 1.2M4.2 15.8l1.2-1.2M14.6 5.4l1.2-1.2',
  },
  dark: { word: 'Dark', path: 'M16.6 12.2A7 7 0 0 1 7.8 3.4a7 7 0 1 0 8.8 8.8Z' },
};

/** Switches between the light theme, the dark theme, and the theme of the device. */
function ThemeSwitch() {
  const [theme, setTheme] = useState(getStoredTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <fieldset className={`inline edge ${styles.switch}`}>
      <legend>Theme</legend>
      {THEMES.map((each) => (
        <label className="relative grid centre faint" key={each} title={SIGNS[each].word}>
          <input
            type="radio"
            name="theme"
            value={each}
            checked={theme === each}
            onChange={() => choose(each)}
            aria-label={SIGNS[each].word}
          />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={SIGNS[each].path} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows an error in place of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // A browser requests a script that failed to load again only after a reload.
    return <ProblemView error={error} onRetry={() => location.reload()} />;
  }
}
