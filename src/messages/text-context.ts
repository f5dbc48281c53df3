import type { TrustedAddresses } from '../addresses/trusted-addresses.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { ListInspector } from '../engine/list-engine.ts';
import { memoize } from '../primitives/memoize.ts';
import { createChainJudge, type JudgeChain } from './judge-chain.ts';
import { createHostJudge, type JudgeHost } from './judge-host.ts';

/** What texts are judged with. One context serves any number of texts. */
export interface TextContext {
  /** Returns the report of a name. Returns null if the name was not inspected. */
  readonly inspectName: (name: string) => ConsolidatedNameGuardReport | null;
  readonly judgeHost: JudgeHost;
  readonly judgeChain: JudgeChain;
  readonly trusted: TrustedAddresses;
}

type TextInspector = Pick<ListInspector, 'bulkInspectNames' | 'foldLooks'>;

/** Number of names whose reports are cached. */
const MAX_CACHED = 20_000;

/** Creates the context of an inspector. Its known names also include the trusted names. */
export function createTextContext(
  inspector: TextInspector,
  trusted: TrustedAddresses,
): TextContext {
  const inspect = memoize(
    (name) => inspector.bulkInspectNames([name]),
    MAX_CACHED,
    ({ length }) => length <= 256,
  );
  return {
    inspectName(name) {
      const [outcome] = inspect(name);
      return outcome?.ok ? outcome.value : null;
    },
    judgeHost: createHostJudge(inspector),
    judgeChain: createChainJudge(inspector.foldLooks),
    trusted,
  };
}
