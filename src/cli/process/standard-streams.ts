import { createOutput, type Output } from './output.ts';

/** Standard output, for results only. */
export const standardOutput: Output = createOutput(process.stdout);

/** Standard error, for error messages, progress and the summary. */
export const standardError: Output = createOutput(process.stderr, false);
