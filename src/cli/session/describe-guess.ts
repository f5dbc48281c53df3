import type { Guess } from '../reading/choose-column.ts';

/** Describes the guess that is used for reading, and how to override it. */
export function describeGuess(guess: Guess): string {
  switch (guess.kind) {
    case 'column':
      return `Reading names from the column “${guess.column}”. Use --column to choose another one.`;
    case 'message':
      return 'Reading the names in messages. If each line is a name, use --no-text.';
    case 'header':
      return 'Treating the first line as headings. If it contains a name, use --column with a number.';
  }
}

/** Describes why a list cannot be read without a guess, and how to avoid the guess. */
export function describeDoubt(guess: Guess): string {
  switch (guess.kind) {
    case 'column':
      return `It is not clear which column contains the names. Use --column to choose one, for example --column “${guess.column}”.`;
    case 'message':
      return 'It is not clear whether this is a list or a message. Use --text for a message or --no-text for a list.';
    case 'header':
      return 'It is not clear whether the first line contains headings or a name. Use --column with a heading for headings, or with a number for a name.';
  }
}
