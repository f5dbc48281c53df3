import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getImitatedChainsQuery } from '../../../client/queries/imitated-chains-query.ts';
import { type Dangers, findDangers } from '../../../messages/find-dangers.ts';
import { type ImitatedChains, listUnknownChains } from '../../../messages/find-imitated-chains.ts';
import type { PastedText } from '../../../messages/pieces/read-pasted.ts';
import { usePins } from '../../lib/use-pins.ts';

const NO_CHAINS: ImitatedChains = new Map();

interface FoundDangers extends Dangers {
  readonly imitated: ImitatedChains;
  /** Whether chain labels are still being compared. */
  readonly isPending: boolean;
}

/** Finds dangerous chains and addresses in a text. */
export function useDangers({ pieces, names }: PastedText): FoundDangers {
  const unknown = useMemo(() => listUnknownChains(pieces), [pieces]);
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
