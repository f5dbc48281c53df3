import type { ChainCode } from '../chain/chain-code.ts';
import type { ChainFactsStore } from '../chain/chain-facts-store.ts';
import type { WalletQuestion } from '../chain/wallet-question.ts';
import type { CandidateList } from './candidate-list.ts';

/** What the chain knows about the candidates of a name. Contains only what the user asked for. */
export type CandidateRegistrations = ReturnType<typeof createCandidateRegistrations>;

export function createCandidateRegistrations(
  list: Pick<CandidateList, 'rows' | 'state' | 'resume' | 'subscribe'>,
  facts: Pick<ChainFactsStore, 'getName' | 'getCode'>,
) {
  /** Resolves when no more candidates are being loaded. */
  async function listAll(): Promise<void> {
    list.resume();
    if (list.state().phase !== 'loading') return;
    await new Promise<void>((resolve) => {
      const end = list.subscribe(() => {
        if (list.state().phase === 'loading') return;
        end();
        resolve();
      });
    });
  }

  /** Returns the name that somebody could register for a candidate: `pay.vita1ik.eth` → `vita1ik.eth`. */
  function getRegisteredName(candidate: string): string {
    const { length } = (list.state().imitated ?? candidate).split('.');
    return candidate.split('.').slice(-length).join('.');
  }

  const getOriginal = () => facts.getName(list.state().imitated ?? '');
  const getFacts = (candidate: string) => facts.getName(getRegisteredName(candidate));

  return {
    getRegisteredName,
    getFacts,
    getOriginal,
    /** Compares the registered name of a candidate with the imitated name. Returns null without facts. */
    describe(candidate: string) {
      const known = getFacts(candidate);
      if (!known) return null;
      const original = getOriginal()?.facts ?? null;
      return facts.getCode()?.describeImitation(known.facts, original, known.moment) ?? null;
    },
    /**
     * Requests the facts of the imitated name and of these rows. Null asks for all candidates, which are first listed
     * to the end.
     */
    async ask(wallet: Pick<WalletQuestion, 'ask'>, rows: readonly number[] | null) {
      if (rows === null) await listAll();
      const { imitated, phase } = list.state();
      if (imitated === null || (rows === null && phase === 'paused')) return;
      const candidates = rows?.map((row) => list.rows[row]) ?? list.rows;
      const names = candidates.flatMap((each) => (each ? [getRegisteredName(each.name)] : []));
      await wallet.ask({ names: [...new Set([imitated, ...names])], withPrimaryNames: false });
    },
  };
}

/** Formats what the chain knows about a candidate. */
export interface CandidateFactsFormat {
  columns: readonly string[];
  formatCells(name: string): (string | number | boolean | null)[];
  formatJson(name: string): object;
}

/** Creates the format of facts in an export, which is the same as on the command line. */
export function createCandidateFactsFormat(
  { getFacts, getRegisteredName, getOriginal }: CandidateRegistrations,
  { ON_CHAIN_COLUMNS, createRefused, hasSameOwner, toOnChainCells, toOnChainJson }: ChainCode,
): CandidateFactsFormat {
  const find = (name: string) =>
    getFacts(name) ?? { facts: createRefused(getRegisteredName(name), 'not_asked'), moment: null };
  const compareOwners = (name: string) => {
    const original = getOriginal();
    return original ? hasSameOwner(find(name), original) : null;
  };
  return {
    columns: ['same_owner', ...ON_CHAIN_COLUMNS],
    formatCells: (name) => [compareOwners(name) ?? '?', ...toOnChainCells(find(name))],
    formatJson: (name) => ({
      same_owner: compareOwners(name),
      on_chain: toOnChainJson(find(name)),
    }),
  };
}
