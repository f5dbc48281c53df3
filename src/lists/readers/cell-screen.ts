import { createLineScreen } from '../../secrets/line-screen.ts';
import type { ParsedNames } from './name-parser.ts';
import { rejectSecret } from './rejected-line.ts';

/** A name in a table. */
interface Cell {
  text: string;
  address: string | null;
  /** Number of its line. */
  number: number;
}

/**
 * Finds a seed phrase with one word per cell. Screening whole lines misses it, because other columns separate the
 * words. Holds back names that may be the start of a phrase.
 */
export interface CellScreen {
  /**
   * Checks the names of a chunk. Puts the checked names back in order, and can hold back some until the next call.
   *
   * @param owners number of the line of each name
   */
  push(read: ParsedNames, owners: readonly number[]): Promise<void>;
  /** Adds the names that were held back. */
  end(read: ParsedNames): Promise<void>;
}

export function createCellScreen(): CellScreen {
  const screen = createLineScreen<Cell>(true);

  function add({ lines, secrets }: Awaited<ReturnType<typeof screen.end>>, read: ParsedNames) {
    for (const cell of lines) {
      const kind = secrets.get(cell);
      if (kind) {
        read.rejected.push(rejectSecret(cell.number, kind));
        continue;
      }
      read.names.push(cell.text);
      read.addresses?.push(cell.address);
    }
  }

  return {
    async push(read, owners) {
      const { names, addresses = [] } = read;
      const cells = names.map((text, index) => ({
        text,
        address: addresses[index] ?? null,
        number: owners[index] ?? 0,
      }));
      read.names = [];
      if (read.addresses) read.addresses = [];
      add(await screen.push(cells), read);
    },
    async end(read) {
      add(await screen.end(), read);
    },
  };
}
