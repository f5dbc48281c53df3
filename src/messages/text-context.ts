import type { TrustedAddresses } from '../addresses/trusted-addresses.ts';
import type { ListInspector } from '../engine/list-engine.ts';
import { memoize } from '../primitives/memoize.ts';
import { createChainJudge, type JudgeChain } from './judge-chain.ts';
import { createNameJudge, type InspectName, type JudgeName } from './judge-found-name.ts';
import { createHostJudge, type JudgeHost } from './judge-host.ts';

/** What texts are judged with. One context serves any number of texts. */
export interface TextContext {
  readonly inspectName: InspectName;
  readonly judgeName: JudgeName;
  readonly judgeHost: JudgeHost;
  readonly judgeChain: JudgeChain;
  readonly trusted: TrustedAddresses;
}

type TextInspector = Pick<ListInspector, 'bulkInspectNames' | 'foldLooks'>;

const MAX_CACHED = 20_000;

type Judges = Omit<TextContext, 'trusted'>;

/** The judges of each inspector. They cache verdicts, so that all texts of an inspector share them. */
const judgesOf = new WeakMap<TextInspector, Judges>();

/** Creates the context of an inspector. Its known names also include the trusted names. */
export function createTextContext(
  inspector: TextInspector,
  trusted: TrustedAddresses,
): TextContext {
  const judges = judgesOf.get(inspector) ?? createJudges(inspector);
  judgesOf.set(inspector, judges);
  return { ...judges, trusted };
}

function createJudges(inspector: TextInspector): Judges {
  const inspect = memoize(
    (name) => inspector.bulkInspectNames([name]),
    MAX_CACHED,
    ({ length }) => length <= 256,
  );
  const inspectName: InspectName = (name) => {
    const [outcome] = inspect(name);
    return outcome?.ok ? outcome.value : null;
  };
  const judgeHost = createHostJudge(inspector);
  return {
    inspectName,
    judgeName: createNameJudge(inspectName, judgeHost),
    judgeHost,
    judgeChain: createChainJudge(inspector.foldLooks),
  };
}
