import type { ComponentType } from 'react';
import { Link } from '../../components/link.tsx';
import type { DeveloperPart } from '../../lib/route.ts';
import { ApiPart } from './api-part.tsx';
import { AssistantsPart } from './assistants-part.tsx';
import { CommandLinePart } from './command-line-part.tsx';
import styles from './developer-part.module.css';
import { ElementPart } from './element-part.tsx';
import { PackagePart } from './package-part.tsx';

const PARTS: Readonly<Record<DeveloperPart, readonly [ComponentType, word: string, use: string]>> =
  {
    api: [ApiPart, 'HTTP API', 'from any language'],
    element: [ElementPart, 'Element', 'names in a web page'],
    'command-line': [CommandLinePart, 'Command line', 'lists and CI'],
    package: [PackagePart, 'Package', 'from JavaScript'],
    assistants: [AssistantsPart, 'Browsers and assistants', 'extension and MCP'],
  };

/** The ways to use the inspector in other software. Each part has its own URL. */
export function DevelopersScreen({ part }: { part: DeveloperPart }) {
  const [Part] = PARTS[part];
  return (
    <div className="stack gap-6">
      <nav aria-label="For developers" className={styles.parts}>
        {(Object.keys(PARTS) as DeveloperPart[]).map((each) => (
          <Link
            className="stack soft undecorated"
            key={each}
            to={{ screen: 'developers', part: each }}
            aria-current={each === part ? 'page' : undefined}
          >
            <b className="strong">{PARTS[each][1]}</b>{' '}
            <span className="faint small">{PARTS[each][2]}</span>
          </Link>
        ))}
      </nav>
      <Part />
    </div>
  );
}
