import { useEffect } from 'react';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { useVisit } from '../../lib/navigation.ts';

/** Milliseconds after which a report was looked at: shorter is a name on its way to another. */
const LOOK_MS = 2_000;

/** Remembers a name whose report is looked at; those of a list's rows are not. */
export function useRecentName(name: string): void {
  const { route } = useVisit();
  const isShown = route.screen === 'name' && route.name === name;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(recentNames.remember, LOOK_MS, name);
    return () => clearTimeout(timer);
  }, [isShown, name]);
}
