import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getImitatedChainsQuery } from '../../../client/queries/imitated-chains-query.ts';
import type { PastedText } from '../../../lists/pasted/read-pasted.ts';
import { usePins } from '../../lib/use-pins.ts';
import { type Dangers, findDangers, type ImitatedChains } from './find-dangers.ts';

const NO_CHAINS: ImitatedChains = new Map();

interface FoundDangers extends Dangers {
  readonly imitated: ImitatedChains;
  /** Whether chain labels are still being compared. */
  readonly isPending: boolean;
}

/** Finds dangerous chains and addresses in a text. */
export function useDangers({ pieces, names }: PastedText): FoundDangers {
  const unknown = useMemo(() => {
    const texts = pieces.flatMap(({ chain }) =>
      chain && chain.title === null ? [chain.text] : [],
    );
    return [...new Set(texts)];
  }, [pieces]);
  const isAsked = unknown.length > 0;
  const { data, isLoading } = useQuery({ ...getImitatedChainsQuery(unknown), enabled: isAsked });
  const imitated = data ?? NO_CHAINS;
  const pins = usePins();
  const dangers = useMemo(
    () => findDangers(pieces, names, imitated, pins?.addresses() ?? null),
    [pieces, names, imitated, pins],
  );
  return { ...dangers, imitated, isPending: isLoading };
}
