import { createOutput, type Output } from './output.ts';

/** Results, and nothing else. */
export const standardOutput: Output = createOutput(process.stdout);

/** What is said to the person: faults, progress, the summary. */
export const standardError: Output = createOutput(process.stderr, false);
