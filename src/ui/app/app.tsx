import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { BulkSource } from '../../client/input/bulk-source.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { isPlainInput } from '../../primitives/is-plain-input.ts';
import { InspectScreen } from '../features/inspect/inspect-screen.tsx';
import { NameReportScreen } from '../features/name-report/name-report-screen.tsx';
import { navigate, useVisit, type Visit } from '../lib/navigation.ts';
import { parseRoute, type Route } from '../lib/route.ts';
import { ErrorBoundary, Frame, type FrameProps } from './frame.tsx';
import { useArrival } from './use-arrival.ts';

const GraphemeScreen = lazy(async () => ({
  default: (await import('../features/grapheme/grapheme-screen.tsx')).GraphemeScreen,
}));
const BulkScreen = lazy(async () => ({
  default: IS_EXTENSION
    ? (await import('./website-only.tsx')).NoLists
    : (await import('../features/bulk/bulk-screen.tsx')).BulkScreen,
}));
const CharactersScreen = lazy(async () => ({
  default: IS_EXTENSION
    ? (await import('./website-only.tsx')).NoCharacterSearch
    : (await import('../features/characters/characters-screen.tsx')).CharactersScreen,
}));
const CompareScreen = lazy(async () => ({
  default: (await import('../features/compare/compare-screen.tsx')).CompareScreen,
}));
const ImitationsScreen = lazy(async () => ({
  default: (await import('../features/imitations/imitations-screen.tsx')).ImitationsScreen,
}));
const TrustedScreen = lazy(async () => ({
  default: (await import('../features/trusted/trusted-screen.tsx')).TrustedScreen,
}));
const DevelopersScreen = lazy(async () => ({
  default: IS_EXTENSION
    ? (await import('./website-only.tsx')).NoDeveloperPages
    : (await import('../features/developers/developers-screen.tsx')).DevelopersScreen,
}));
const AboutScreen = lazy(async () => ({
  default: (await import('../features/about/about-screen.tsx')).AboutScreen,
}));

const loadPasted = () => import('../features/pasted/pasted-screen.tsx');
const PastedScreen = lazy(async () => ({ default: (await loadPasted()).PastedScreen }));

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

/** Placeholder that fills the page so that the footer does not appear before the screen has loaded. */
const EMPTY_PAGE = <div style={{ minBlockSize: '100vh' }} />;

/** Opens the report of a message with several lines. Resolves to false if the text is a list instead. */
const openMessage = (text: string) =>
  loadPasted().then(
    (pasted) => pasted.openMessage(text),
    () => false,
  );

/** Renders the screen of the current address inside the frame. */
export function App({ notices }: Pick<FrameProps, 'notices'>) {
  const visit = useVisit();
  // Stored here, because the components below are remounted when the screen changes.
  const [list, setList] = useState<BulkSource | null>(null);
  const openList = useCallback(async (input: BulkSource) => {
    if (input.kind === 'text' && (await openMessage(input.text))) return;
    setList(input);
    if (parseRoute(location.hash).screen !== 'bulk') navigate({ screen: 'bulk' });
  }, []);
  useArrival(visit);
  usePageInput(openList);
  useDocumentTitle(visit.kept ?? visit.route);

  return (
    <Frame screen={visit.route.screen} notices={notices}>
      <ErrorBoundary key={getScreenKey(visit.route.screen)}>
        <Suspense fallback={EMPTY_PAGE}>
          <Screen visit={visit} list={list} onList={openList} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

/** Sets the title of the document. The code for titles is loaded lazily, so that it does not delay the first verdict. */
function useDocumentTitle(route: Route): void {
  useEffect(() => {
    let isLatest = true;
    import('./document-title.ts').then(
      ({ formatDocumentTitle }) => {
        if (isLatest) document.title = formatDocumentTitle(route);
      },
      // If the script cannot load, a generic title is better than the title of the previous screen.
      () => {
        document.title = 'Namescope';
      },
    );
    return () => {
      isLatest = false;
    };
  }, [route]);
}

/** Screens with the same key keep their state, such as the text and the caret of the field. */
function getScreenKey(screen: Route['screen']): string {
  return screen === 'name' ? 'inspect' : screen;
}

interface ScreenProps {
  visit: Visit;
  /** List that the bulk screen opens. */
  list: BulkSource | null;
  onList: (list: BulkSource) => void;
}

function Screen({ visit, list, onList }: ScreenProps): ReactElement {
  const { route } = visit;
  switch (route.screen) {
    case 'inspect':
    case 'name': {
      const name = route.screen === 'name' ? route.name : null;
      return (
        <InspectScreen name={name} isSplit={visit.isSplit ?? false} onList={onList}>
          {name !== null && (
            <Pasted text={name} onList={(text) => onList({ kind: 'text', text })}>
              {(shown) => <NameReportScreen name={shown} changedFrom={visit.changedFrom ?? null} />}
            </Pasted>
          )}
        </InspectScreen>
      );
    }
    case 'grapheme':
      return <GraphemeScreen grapheme={route.grapheme} place={route.place} trail={visit.trail} />;
    case 'characters':
      return <CharactersScreen text={route.text} />;
    case 'bulk':
      return (
        <BulkScreen
          input={list}
          renderReport={(name) => (
            <Pasted text={name}>
              {(shown) => <NameReportScreen name={shown} changedFrom={null} isExact />}
            </Pasted>
          )}
        />
      );
    case 'compare':
      return <CompareScreen names={route.names} />;
    case 'imitations':
      return <ImitationsScreen name={route.name} />;
    case 'watchlist':
      return <TrustedScreen />;
    case 'developers':
      return <DevelopersScreen part={route.part} />;
    case 'about':
      return <AboutScreen />;
    case 'malformed':
    case 'unknown':
      return <NotFound route={route} />;
  }
}

interface PastedProps {
  text: string;
  /** Opens names as a list. Omitted if the text is itself a row of a list. */
  onList?: (text: string) => void;
  /** Renders the report of a name. */
  children: (name: string) => ReactNode;
}

/**
 * Renders the report of the entered text. Plain names get their verdict without the code that parses messages. A row of
 * a list was judged by its exact text, so only an address is read as pasted text.
 */
function Pasted({ text, onList, children }: PastedProps): ReactNode {
  if (isPlainInput(text) || !(onList || isAddress(text))) return children(text);
  return (
    <Suspense fallback={EMPTY_PAGE}>
      <PastedScreen text={text} renderReport={children} onList={onList} />
    </Suspense>
  );
}

/**
 * Handles text that is pasted and files that are dropped outside fields. Loads the code for this after the page is
 * shown. Text that is pasted earlier is handled as soon as the code has loaded.
 */
function usePageInput(onList: (source: BulkSource) => void): void {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const loaded = import('./page-input.ts');
    void loaded.then(({ guardDrops }) => guardDrops(signal));
    const paste = ({ target, defaultPrevented, clipboardData }: ClipboardEvent) => {
      const text = clipboardData?.getData('text/plain');
      if (!text || defaultPrevented) return;
      void loaded.then(({ openPasted }) => openPasted(target, text, onList));
    };
    addEventListener('paste', paste, { signal });
    return () => unmounted.abort();
  }, [onList]);
}
