import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { TermList } from '../../components/term-list.tsx';
import styles from './developer-part.module.css';
import type { CodeToken, SampleLanguage } from './highlight-code.ts';

/** Code that the reader can copy. */
export interface CodeSample {
  what: string;
  language: SampleLanguage;
  code: string;
}

/** Returns the text to copy: only the commands of a `console` sample, or all of the code for other languages. */
export function getCopiedText({ language, code }: CodeSample): string {
  if (language !== 'console') return code;
  const commands = code.split('\n').filter((line) => line.startsWith('$ '));
  return commands.map((line) => line.slice(2)).join('\n');
}

/** Shows code with a copy button. Adds colours once the syntax highlighter has loaded. */
export function SampleCode(sample: CodeSample) {
  const { what, language, code } = sample;
  const [coloured, setColoured] = useState<{ code: string; tokens: CodeToken[] } | null>(null);
  useEffect(() => {
    let isLatest = true;
    import('./highlight-code.ts').then(
      ({ highlightCode }) => {
        if (isLatest) setColoured({ code, tokens: highlightCode(code, language) });
      },
      // Without colours, the code is still readable.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [code, language]);
  const tokens = coloured?.code === code ? coloured.tokens : [{ text: code }];

  return (
    <figure className="relative" aria-label={what}>
      <pre
        className={styles.code}
        data-language={language}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        translate="no"
      >
        {tokens.map(({ text, role }: CodeToken, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a code never move
          <span key={index} data-role={role}>
            {text}
          </span>
        ))}
      </pre>
      <div className={styles.copy}>
        <CopyButton text={getCopiedText(sample)} what={what} />
      </div>
    </figure>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows one of several samples, each in its own tab. The arrow keys, Home and End open another tab.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function CodeTabs({ label, samples }: { label: string; samples: readonly CodeSample[] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const open = samples[chosen];

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: samples.length - 1 };
    const next = step === undefined ? ends[key] : (chosen + step + samples.length) % samples.length;
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="stack">
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={press}>
        {samples.map(({ what }, at) => (
          <button
            className="note strong touchable"
            key={what}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={at === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => setChosen(at)}
          >
            {what}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {open && <SampleCode {...open} />}
      </div>
    </div>
  );
}

/** Section of a screen. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ReferenceProps {
  title: string;
  rows: readonly (readonly [term: string, meaning: string])[];
}

/** Terms of an interface, such as attributes or exit codes, with their meanings. */
export function Reference({ title, rows }: ReferenceProps) {
  return (
    <Section title={title}>
      <TermList rows={rows} renderTerm={(term) => <code>{term}</code>} />
    </Section>
  );
}
