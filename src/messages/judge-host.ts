// Judges the host of a link or a DNS name by the rules for known names: hosts/README.md

import type { Verdict } from '../contract/finding.ts';
import type { ImitationStatus } from '../contract/imitation-kinds.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { KnownName } from '../engine/known-names/known-name.ts';
import { TOP } from '../engine/known-names/name-parents.ts';
import { GATEWAYS } from '../engine/known-names/shared-parents.ts';
import type { ListInspector } from '../engine/list-engine.ts';
import { capitalize } from '../primitives/capitalize.ts';
import { memoize } from '../primitives/memoize.ts';
import { getOwnedDomain, type ReadHost, readHost, SHARED_DOMAINS } from './hosts/read-host.ts';
import {
  findEmbeddedSite,
  findSite,
  getKnownName,
  getSite,
  type KnownSite,
} from './hosts/site-index.ts';
import {
  translateLures,
  weighEnding,
  weighOwned,
  weighServiceParent,
  weighSubdomain,
} from './hosts/weigh-imitation.ts';

/** Domains that are close to a known name and belong to its owner, or to someone well known, with the reason. */
const ORDINARY_DOMAINS: Readonly<Record<string, string>> = {
  'ankr.network': 'endpoints of Ankr',
  'arweave.net': 'gateway of Arweave',
  'binance.cloud': 'services of Binance',
  'binance.vision': 'public market data of Binance',
  'bkcscan.com': 'explorer of Bitkub Chain',
  'blockstream.info': 'explorer of Blockstream',
  'cdn-apple.com': 'downloads of Apple',
  'coinex.net': 'network of CoinEx',
  'consensys.net': 'former website of Consensys',
  'curve.fi': 'former website of Curve',
  'discordapp.com': 'former website of Discord',
  'googlemail.com': 'mail of Google in Germany and the United Kingdom',
  'googleonlinesecurity.blogspot.com': 'former security blog of Google',
  'ipfs.io': 'gateway of the IPFS project',
  'jupyter.org': 'notebooks for programmers',
  'kraken.tech': 'software company of Octopus Energy',
  'ledgerwallet.com': 'former website of Ledger',
  'microsoftonline.com': 'sign-in of Microsoft',
  'okex.com': 'former website of OKX',
  'redcross.org': 'American Red Cross',
  'telegra.ph': 'articles of Telegram',
  'walletconnect.com': 'former website of WalletConnect',
  'weechat.org': 'chat client for IRC',
  'wikimedia.org': 'foundation of Wikipedia',
  'yearn.finance': 'former website of Yearn',
};

/** Returns the verdict about a host. Returns null if the text is no host of DNS, or if the host leads to an ENS name. */
export type JudgeHost = (host: string) => Verdict | null;

type Inspector = Pick<ListInspector, 'bulkInspectNames'>;

const CACHE_SIZE = 20_000;

/**
 * Creates a function that judges hosts. It caches verdicts, because texts repeat hosts.
 *
 * @example createHostJudge(inspector)('metamask-airdrop.xyz')?.code // 'host_imitates'
 */
export function createHostJudge(inspector: Inspector): JudgeHost {
  const inspectLabel = memoize(
    (label) => ({ report: inspectName(`${translateLures(label)}.${TOP}`, inspector) }),
    CACHE_SIZE,
  );

  function judgeHost(text: string): Verdict | null {
    const read = readHost(text);
    if (read === null || leadsToName(read)) return null;
    const { host } = read;
    const own = findSite(read);
    if (own !== undefined) {
      return { status: 'pass', code: 'host_known', args: describeSite(host, own) };
    }
    const found = Object.hasOwn(ORDINARY_DOMAINS, getOwnedDomain(read))
      ? null
      : findImitation(read);
    return found ?? { status: 'info', code: 'host_ordinary', args: { host } };
  }

  function findImitation(read: ReadHost): Verdict | null {
    const name = findEmbeddedName(read, inspector);
    if (name !== null) return name;
    const site = findEmbeddedSite(read);
    if (site !== undefined) return createImitation(read, 'alert', site.known.name);
    for (const label of read.labels.slice(0, read.owned)) {
      const found = judgeSubdomain(label, read);
      if (found !== null) return found;
    }
    return judgeOwned(read);
  }

  /** Judges a label before the domain of the owner: `metamask-airdrop.example.com`, `metamask.claim-rewards.com`. */
  function judgeSubdomain(label: string, read: ReadHost): Verdict | null {
    const { report } = inspectLabel(label);
    const known = getKnownName(report?.known?.name);
    if (known !== undefined) {
      const owned = read.labels[read.owned] as string;
      return createImitation(read, weighServiceParent(known, owned), known.name);
    }
    const found = report?.imitates;
    return found
      ? createImitation(read, weighSubdomain(label, getOwnedDomain(read), found), found.name)
      : null;
  }

  function judgeOwned(read: ReadHost): Verdict | null {
    const { host, labels, owned } = read;
    const label = labels[owned] as string;
    const ending = labels.slice(owned + 1).join('.');
    const { report } = inspectLabel(label);
    if (report?.imitates) {
      const status = weighOwned(translateLures(label), ending, report.imitates);
      return createImitation(read, status, report.imitates.name);
    }
    const site = report?.known && !SHARED_DOMAINS.has(ending) ? getSite(report.known) : undefined;
    const status = site && weighEnding(site.known, ending);
    if (!site || !status) return null;
    return { status, code: 'host_other_ending', args: describeSite(host, site) };
  }

  function createImitation(
    { host }: ReadHost,
    status: ImitationStatus | null,
    name: string | null,
  ): Verdict | null {
    if (status === null || name === null) return null;
    const known = getKnownName(name);
    const site = known && known.mode !== 'defunct' ? getSite(known) : undefined;
    if (site !== undefined) {
      return { status, code: IMITATION_CODES[status], args: describeSite(host, site) };
    }
    if (status === 'info') return null;
    const code = status === 'alert' ? 'host_imitates_name' : 'host_may_imitate_name';
    return { status, code, args: { host, title: known ? getTitle(known) : nameOther(name) } };
  }

  /** Returns a watched name as it is, and a brand that is not a known name without `eth`: `dropbox.eth` → `Dropbox`. */
  function nameOther(name: string): string {
    const isWatched = inspectName(name, inspector)?.known != null;
    return isWatched ? name : capitalize(name.slice(0, name.lastIndexOf('.')));
  }

  const judge = memoize((host) => ({ verdict: judgeHost(host) }), CACHE_SIZE);
  return (host) => judge(host).verdict;
}

function inspectName(name: string, inspector: Inspector): ConsolidatedNameGuardReport | null {
  const [outcome] = inspector.bulkInspectNames([name]);
  return outcome?.ok ? outcome.value : null;
}

/** Checks for hosts that are judged as names: `vitalik.eth`, `vitalik.eth.limo`. */
function leadsToName({ labels, owned }: ReadHost): boolean {
  return labels.at(-1) === TOP || GATEWAYS.has(labels.slice(owned + 1).join('.'));
}

/** Labels that endpoints of Ethereum have before `eth`: `rpc.eth.example.com`. */
const ENDPOINTS = new Set(
  `api app asia beacon docs eu evm explorer full main mainnet node nodes pool public rpc stats test testnet us ws wss
  www`.split(/\s+/),
);

/** Finds a name under `eth` in front of a stranger's domain: `vitalik.eth.example.com`. */
function findEmbeddedName({ host, labels, owned }: ReadHost, inspector: Inspector): Verdict | null {
  const at = labels.indexOf(TOP);
  if (at < 1 || at > owned) return null;
  const name = labels.slice(0, at + 1).join('.');
  const report = inspectName(name, inspector);
  const isKnown = report?.known != null || report?.imitates?.status === 'alert';
  if (!isKnown && (at === owned || ENDPOINTS.has(labels[at - 1] as string))) return null;
  const args = { host, name, domain: labels.slice(owned).join('.') };
  // A company can own a domain such as `eth.example` and give names to its users.
  const status = isKnown && at < owned ? 'alert' : 'warn';
  return { status, code: 'host_contains_name', args };
}

const IMITATION_CODES = {
  alert: 'host_imitates',
  warn: 'host_may_imitate',
  info: 'host_resembles',
} as const satisfies Record<ImitationStatus, string>;

const describeSite = (host: string, { known, site }: KnownSite) => ({
  host,
  title: getTitle(known),
  site,
});

/** Returns the title without the notes about people: `Elon Musk (no ENS name known to be theirs)`. */
function getTitle({ title }: KnownName): string {
  return title.replace(/ \(.*\)$/, '');
}
