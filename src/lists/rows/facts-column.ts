import { type AddressColumn, getAddressFinding, getWorseRating } from './address-column.ts';
import type { JudgedColumns } from './judged-columns.ts';

/** What the chain says about the registration of a row, by index into this list. `unasked`: nobody asked. */
export const ROW_REGISTRATIONS = ['unasked', 'registered', 'ended', 'free', 'unknown'] as const;

export type RowRegistration = (typeof ROW_REGISTRATIONS)[number];

/** Returns the index of a registration in {@link ROW_REGISTRATIONS}. */
export function getRegistrationIndex(registration: RowRegistration): number {
  return ROW_REGISTRATIONS.indexOf(registration);
}

/** Columns that facts from the chain can change. */
const VERDICT_COLUMNS = ['rating', 'riskCount', 'highestRisk', 'checkMask'] as const;

/** The part of a verdict that facts from the chain can change. */
export type ChangeableVerdict = Readonly<Record<(typeof VERDICT_COLUMNS)[number], number>>;

/** Facts from the chain about the rows of one chunk. */
export interface FactsColumn<Known = unknown> {
  /** Index into {@link ROW_REGISTRATIONS} for each row. */
  registrations: Uint8Array;
  /** Facts of each row. Null for a row that nobody asked about. */
  known: (Known | null)[];
  /** Spelling-only verdicts of the rows whose verdict the facts have changed. */
  spelled: Map<number, ChangeableVerdict>;
  /** Whether results were replaced since the facts were read. */
  isStale: boolean;
}

/** The parts of a chunk that determine its verdicts. */
interface JudgedChunk {
  columns: JudgedColumns;
  addresses: AddressColumn | null;
  facts: FactsColumn | null;
}

export function createFactsColumn(rows: number): FactsColumn {
  return {
    registrations: new Uint8Array(rows),
    known: new Array(rows).fill(null),
    spelled: new Map(),
    isStale: false,
  };
}

/** Returns the verdict on the name of a row by its spelling alone. */
export function getSpelledVerdict(
  { columns, addresses, facts }: JudgedChunk,
  at: number,
): ChangeableVerdict {
  const { riskCount, highestRisk, checkMask } = columns;
  return (
    facts?.spelled.get(at) ?? {
      rating: (addresses?.nameRatings ?? columns.rating)[at] as number,
      riskCount: riskCount[at] as number,
      highestRisk: highestRisk[at] as number,
      checkMask: checkMask[at] as number,
    }
  );
}

/**
 * Changes the verdict on the name of a row. Null restores the verdict based on spelling alone. Returns whether the verdict may
 * have changed.
 */
export function setFactsVerdict(
  chunk: JudgedChunk & { facts: FactsColumn },
  at: number,
  verdict: ChangeableVerdict | null,
): boolean {
  const { columns, addresses, facts } = chunk;
  const spelled = getSpelledVerdict(chunk, at);
  const next = verdict ?? spelled;
  const hasChanged = VERDICT_COLUMNS.some((column) => next[column] !== spelled[column]);
  if (hasChanged) facts.spelled.set(at, spelled);
  else if (!facts.spelled.delete(at)) return false;
  for (const column of VERDICT_COLUMNS) columns[column][at] = next[column];
  if (addresses) {
    addresses.nameRatings[at] = next.rating;
    columns.rating[at] = getWorseRating(next.rating, getAddressFinding(addresses, at));
  }
  return true;
}

/** Forgets the facts of a chunk whose results were replaced. The new results contain only verdicts based on spelling. */
export function forgetFacts(facts: FactsColumn): void {
  facts.registrations.fill(0);
  facts.known.fill(null);
  facts.spelled.clear();
  facts.isStale = true;
}
