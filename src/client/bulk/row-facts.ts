import { NO_RATING, NO_RISK } from '../../contract/bulk-columns.ts';
import type { NameOnChain } from '../../contract/chain-facts.ts';
import { CHECK_CODES, type CheckCode } from '../../contract/checks.ts';
import { RATING_ALERT } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import {
  type ChangeableVerdict,
  createFactsColumn,
  getRegistrationIndex,
  getSpelledVerdict,
  ROW_REGISTRATIONS,
  type RowRegistration,
  setFactsVerdict,
} from '../../lists/rows/facts-column.ts';
import {
  getChunkIndex,
  getIndexInChunk,
  getNameInChunk,
  type RowChunk,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import type { ExportFormat, RowDetails } from '../../lists/writers/report-lines.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { ChainFactsStore, KnownName } from '../chain/chain-facts-store.ts';
import { getCheckBit } from './row-findings.ts';
import type { RowTally } from './row-tally.ts';

/** Facts from the chain about the rows of a list. The verdict of a row is the verdict of its report. */
export interface RowFacts {
  /** Number of rows for each index of `ROW_REGISTRATIONS`. Null if no row has facts. */
  counts(): readonly number[] | null;
  /** Returns the facts of a row, or null if nobody asked about it. */
  get(row: number): KnownName | null;
  /** Reads the facts that have changed, and those of new rows. */
  refresh(): void;
}

export interface RowFactsOptions {
  store: RowStore;
  tally: Pick<RowTally, 'change'>;
  facts: Pick<ChainFactsStore, 'getName' | 'getRevision' | 'judge' | 'subscribe'>;
  /** Stops all work when aborted. */
  signal: AbortSignal;
  /** Called after facts of rows have changed. */
  onRead(hasChangedVerdicts: boolean): void;
}

/**
 * Shortest pause between two passes over the list, so that not every part of the facts that arrives starts its own
 * pass.
 */
const PAUSE_MS = 500;

/** Length of the pause between two passes, as a multiple of the duration of the last pass. */
const REST_FACTOR = 4;

/** Number of rows between two checks of the clock. */
const STRIDE = 256;

/** What a pass over the list has changed. */
interface Changes {
  hasChanged: boolean;
  hasChangedVerdicts: boolean;
}

/** Checks that facts from the chain can change. */
const JUDGED_CHECKS = ['namewrapper_fuses', 'decentralized_name'] as const;

export function createRowFacts(options: RowFactsOptions): RowFacts {
  const { store, tally, facts, signal, onRead } = options;
  /** Revision of the facts that each chunk has. */
  const revisions: number[] = [];
  let counts: number[] | null = null;
  let isRunning = false;

  function listOutdated(): number[] {
    const revision = facts.getRevision();
    if (revision === 0) return [];
    return [...store.chunks.keys()].filter(
      (index) => revisions[index] !== revision || store.chunks[index]?.facts?.isStale,
    );
  }

  async function readAll(outdated: readonly number[]): Promise<Changes> {
    const yieldIfDue = createYielder(signal);
    let hasChanged = false;
    let hasChangedVerdicts = false;
    for (const index of outdated) {
      const revision = facts.getRevision();
      const chunk = store.chunks[index] as RowChunk;
      if (chunk.facts?.isStale) {
        chunk.facts.isStale = false;
        hasChanged = true;
      }
      const changed: [at: number, known: KnownName | null][] = [];
      for (let at = 0; at < chunk.ends.length; at += 1) {
        const known = facts.getName(getNameInChunk(chunk, at)) ?? null;
        if (known !== (chunk.facts?.known[at] ?? null)) changed.push([at, known]);
        if (at % STRIDE === 0) await yieldIfDue();
        // Results were replaced in the meantime, so the chunk is read again.
        if (chunk.facts?.isStale) break;
      }
      if (chunk.facts?.isStale) continue;
      revisions[index] = revision;
      if (changed.length === 0) continue;
      hasChanged = true;
      tally.change(index, () => {
        for (const [at, known] of changed) {
          if (setFacts(chunk, at, known)) hasChangedVerdicts = true;
        }
      });
    }
    return { hasChanged, hasChangedVerdicts };
  }

  /** Returns whether the verdict of the row may have changed. */
  function setFacts(chunk: RowChunk, at: number, known: KnownName | null): boolean {
    chunk.facts ??= createFactsColumn(chunk.ends.length);
    chunk.facts.known[at] = known;
    chunk.facts.registrations[at] = getRegistrationIndex(
      known ? readRegistration(known.facts) : 'unasked',
    );
    const spelled = getSpelledVerdict(chunk, at);
    const verdict = known && judge(spelled, known.facts.name);
    return setFactsVerdict({ ...chunk, facts: chunk.facts }, at, verdict);
  }

  /** Judges a row by the same rules as its report. Returns null if facts change nothing. */
  function judge(spelled: ChangeableVerdict, name: string): ChangeableVerdict | null {
    if (spelled.rating === NO_RATING) return null;
    const report = createReport(spelled, name);
    const judged = facts.judge(report);
    if (judged === report) return null;
    const mask = judged.checks.reduce(
      (bits, { check, status }) =>
        status === 'warn' || status === 'alert'
          ? bits | getCheckBit(check)
          : bits & ~getCheckBit(check),
      spelled.checkMask,
    );
    return {
      rating: judged.rating,
      riskCount: judged.risk_count,
      highestRisk: judged.highest_risk ? CHECK_CODES.indexOf(judged.highest_risk.check) : NO_RISK,
      checkMask: mask,
    };
  }

  function countAll(): void {
    counts = null;
    for (const { facts: column } of store.chunks) {
      if (!column) continue;
      counts ??= ROW_REGISTRATIONS.map(() => 0);
      for (const index of column.registrations) counts[index] = (counts[index] ?? 0) + 1;
    }
  }

  function refresh(): void {
    if (isRunning || signal.aborted) return;
    const outdated = listOutdated();
    if (outdated.length === 0) return;
    isRunning = true;
    const started = performance.now();
    readAll(outdated).then(
      ({ hasChanged, hasChangedVerdicts }) => {
        if (hasChanged) {
          countAll();
          onRead(hasChangedVerdicts);
        }
        const pause = Math.max(PAUSE_MS, (performance.now() - started) * REST_FACTOR);
        setTimeout(() => {
          isRunning = false;
          refresh();
        }, pause);
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
  }

  const unsubscribe = facts.subscribe(refresh);
  signal.addEventListener('abort', unsubscribe, { once: true });

  return {
    counts: () => counts,
    get(row) {
      const known = store.chunks[getChunkIndex(row)]?.facts?.known[getIndexInChunk(row)];
      return (known as KnownName | null | undefined) ?? null;
    },
    refresh,
  };
}

/** A name that only its owner can renew counts as registered. */
function readRegistration({ registration }: NameOnChain): RowRegistration {
  if (registration.status === 'known') {
    return registration.value.state === 'ended' ? 'ended' : 'registered';
  }
  return registration.status === 'none' ? 'free' : 'unknown';
}

/** Creates the parts of a report that facts from the chain can change. */
function createReport(spelled: ChangeableVerdict, name: string): NameGuardReport {
  const { rating, riskCount, highestRisk, checkMask } = spelled;
  const has = (check: CheckCode) => (checkMask & getCheckBit(check)) !== 0;
  const highest = CHECK_CODES[highestRisk];
  return {
    name,
    inspected: !has('uninspected'),
    rating,
    risk_count: riskCount,
    highest_risk: highest
      ? { check: highest, status: rating === RATING_ALERT ? 'alert' : 'warn' }
      : null,
    checks: JUDGED_CHECKS.map((check) => ({ check, status: has(check) ? 'warn' : 'skip' })),
  } as unknown as NameGuardReport;
}

/** Format of facts in an export, which is the same as on the command line. */
export interface RowFactsFormat {
  /** @param hasAddresses whether the list has a column `address`, so that the one of the chain needs another name */
  listColumns(hasAddresses: boolean): string[];
  format(name: string, kind: ExportFormat['kind']): NonNullable<RowDetails['onChain']>;
  /** Judges a report with its facts. */
  judge(report: ConsolidatedNameGuardReport): ConsolidatedNameGuardReport;
}

/** Creates the format of facts. Returns null if nobody asked for facts. */
export function createRowFactsFormat(
  chain: Pick<ChainFactsStore, 'getName' | 'getCode' | 'judge'>,
): RowFactsFormat | null {
  const code = chain.getCode();
  if (!code) return null;
  const { ON_CHAIN_COLUMNS, createRefused, toOnChainCells, toOnChainJson } = code;
  return {
    listColumns: (hasAddresses) =>
      ON_CHAIN_COLUMNS.map((column) =>
        hasAddresses && column === 'address' ? 'on_chain_address' : column,
      ),
    format(name, kind) {
      const found = chain.getName(name) ?? {
        facts: createRefused(name, 'not_asked'),
        moment: null,
      };
      return kind === 'csv' ? { cells: toOnChainCells(found) } : { json: toOnChainJson(found) };
    },
    judge: chain.judge,
  };
}
