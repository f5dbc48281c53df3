import { sayFinding } from '../../../words/finding-words.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import styles from './pasted-screen.module.css';
import { NameChips } from './verdict-chips.tsx';

interface HandleNamesProps {
  handles: readonly string[];
  /** Whether the headline is the title of the screen. */
  isTitle: boolean;
}

/** Offers a `.eth` name for each handle: `nick` → `nick.eth`. */
export function HandleNames({ handles, isTitle }: HandleNamesProps) {
  const { headline, evidence } = sayFinding(HANDLE);
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <section className={styles.none} data-tone="info">
      <Heading {...(isTitle && { tabIndex: -1 })}>
        <HeadlineText headline={{ parts: headline }} />
      </Heading>
      {evidence && (
        <p>
          <HeadlineText headline={{ parts: evidence }} />
        </p>
      )}
      <NameChips names={handles.map((handle) => `${handle}.eth`)} />
    </section>
  );
}

/** The words of a handle do not depend on its arguments. */
export const HANDLE = { code: 'handle', args: {} };
