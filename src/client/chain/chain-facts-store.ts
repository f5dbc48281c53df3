import type { AddressFacts, ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import type { ChainCode } from './chain-code.ts';

/** Facts of a name, and when they were read. */
export interface KnownName {
  readonly facts: NameOnChain;
  readonly moment: ChainMoment;
}

/** Facts of an address, and when they were read. */
export interface KnownAddress {
  readonly facts: AddressFacts['addresses'][number];
  readonly moment: ChainMoment;
}

export type ChainFactsStore = ReturnType<typeof createChainFactsStore>;

/**
 * Creates an empty store for the facts from the chain that the user asks for. They stay in memory until the page is
 * closed, so that every screen says the same about a name. Nothing is stored on the device.
 */
export function createChainFactsStore() {
  const names = new Map<string, KnownName>();
  const addresses = new Map<string, KnownAddress>();
  const listeners = createListeners();
  let revision = 0;
  let code: ChainCode | null = null;
  const changed = () => {
    revision += 1;
    listeners.notify();
  };
  return {
    getName: (name: string) => names.get(name),
    /** Returns the facts of an address, regardless of upper and lower case. */
    getAddress: (address: string) => addresses.get(address.toLowerCase()),
    addNames(found: readonly NameOnChain[], moment: ChainMoment, usedCode: ChainCode) {
      code = usedCode;
      for (const facts of found) {
        names.set(facts.name, complete({ facts, moment }, names.get(facts.name)));
      }
      changed();
    },
    addAddresses({ addresses: found, ...moment }: AddressFacts) {
      for (const facts of found) addresses.set(facts.address.toLowerCase(), { facts, moment });
      changed();
    },
    /**
     * Judges a report with the facts of its name. Without facts, returns the same report. Facts from a test network say
     * nothing about the name on Ethereum, so they change no verdict.
     */
    judge<Report extends ConsolidatedNameGuardReport>(report: Report): Report {
      const known = names.get(report.name);
      if (known?.moment.network !== 'mainnet' || !code) return report;
      return code.judgeOnChain(report, known.facts, known.moment);
    },
    /** Returns the code that reads the chain. If any name has facts, this code is already loaded. */
    getCode: () => code,
    /** Returns a number that changes with every new fact. */
    getRevision: () => revision,
    subscribe: listeners.subscribe,
  };
}

/** Keeps the primary name and other addresses from an earlier answer if the new question did not ask for them. */
function complete(known: KnownName, earlier: KnownName | undefined): KnownName {
  const { facts, moment } = known;
  const { primaryName, address, records } = facts;
  const isSame =
    address.status === 'known' &&
    earlier?.facts.address.status === 'known' &&
    earlier.facts.address.value === address.value &&
    earlier.moment.network === moment.network;
  if (!isSame) return known;
  const isAsked = primaryName.status !== 'not_answered' || primaryName.reason !== 'not_asked';
  return {
    moment,
    facts: {
      ...facts,
      primaryName: isAsked ? primaryName : earlier.facts.primaryName,
      records: { ...earlier.facts.records, ...records },
    },
  };
}

/** The facts that every screen of the page uses. */
export const chainFacts = createChainFactsStore();
