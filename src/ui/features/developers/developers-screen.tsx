import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from '../../components/link.tsx';
import type { DeveloperPart } from '../../lib/route.ts';
import styles from './developer-part.module.css';

const PARTS: readonly {
  part: DeveloperPart;
  word: string;
  use: string;
  Part: ComponentType;
}[] = [
  {
    part: 'api',
    word: 'HTTP API',
    use: 'from any language',
    Part: lazy(async () => ({ default: (await import('./api-part.tsx')).ApiPart })),
  },
  {
    part: 'element',
    word: 'Element',
    use: 'names in a web page',
    Part: lazy(async () => ({ default: (await import('./element-part.tsx')).ElementPart })),
  },
  {
    part: 'command-line',
    word: 'Command line',
    use: 'lists and CI',
    Part: lazy(async () => ({
      default: (await import('./command-line-part.tsx')).CommandLinePart,
    })),
  },
  {
    part: 'package',
    word: 'Package',
    use: 'from JavaScript',
    Part: lazy(async () => ({ default: (await import('./package-part.tsx')).PackagePart })),
  },
  {
    part: 'assistants',
    word: 'Browsers and assistants',
    use: 'extension and MCP',
    Part: lazy(async () => ({
      default: (await import('./assistants-part.tsx')).AssistantsPart,
    })),
  },
];

/** The ways to use the inspector in other software. Each part has its own URL and loads on demand. */
export function DevelopersScreen({ part }: { part: DeveloperPart }) {
  return (
    <div className="stack gap-6">
      <nav aria-label="For developers" className={styles.parts}>
        {PARTS.map(({ part: each, word, use }) => (
          <Link
            className="stack soft undecorated"
            key={each}
            to={{ screen: 'developers', part: each }}
            aria-current={each === part ? 'page' : undefined}
          >
            <b className="strong">{word}</b> <span className="faint small">{use}</span>
          </Link>
        ))}
      </nav>
      {PARTS.filter((each) => each.part === part).map(({ part: each, Part }) => (
        // This placeholder fills the page so that the footer does not appear before the part has loaded.
        <Suspense key={each} fallback={<div style={{ minBlockSize: '100vh' }} />}>
          <Part />
        </Suspense>
      ))}
    </div>
  );
}
