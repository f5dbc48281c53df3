import { findHidden } from './find-hidden.ts';
import { createHiddenCount } from './hidden-count.ts';
import { describeControls, HIDDEN_MESSAGES, SPREAD_MESSAGE } from './hidden-words.ts';

/** Sentences that say what the hidden characters of a text can do. */
export interface HiddenVerdict {
  readonly alerts: readonly string[];
  readonly warnings: readonly string[];
}

/** Judges the hidden characters of a text as `namescope scan` does. */
export function judgeHidden(text: string): HiddenVerdict {
  const alerts = new Set<string>();
  const warnings = new Set<string>();
  const count = createHiddenCount();
  const add = (status: string | null, sentence: string) => {
    if (status === 'alert') alerts.add(sentence);
    else if (status === 'warn') warnings.add(sentence);
  };
  for (const line of text.split('\n')) {
    const part = { text: line, from: 0, to: line.length, isCut: false };
    const { controls, runs, counted } = findHidden(part);
    if (controls) add(controls.status, describeControls(controls).message);
    for (const { rule, status } of runs) add(status, HIDDEN_MESSAGES[rule]);
    count.add(counted);
  }
  add(count.getStatus(text.length), SPREAD_MESSAGE);
  return { alerts: [...alerts], warnings: [...warnings] };
}
