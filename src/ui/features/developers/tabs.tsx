import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  word: string;
  content: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Tabs that show one panel at a time. The arrow keys, Home and End open another tab.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const open = tabs[chosen] ?? tabs[0];

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const last = tabs.length - 1;
    const step = STEPS[key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last };
    const next = step === undefined ? ends[key] : (chosen + step + tabs.length) % tabs.length;
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="stack">
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={press}>
        {tabs.map(({ word }, at) => (
          <button
            key={word}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={at === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => setChosen(at)}
          >
            {word}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {open?.content}
      </div>
    </div>
  );
}
