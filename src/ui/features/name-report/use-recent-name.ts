import { useEffect } from 'react';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { useVisit } from '../../lib/navigation.ts';

/** Milliseconds that a report must be visible. During a shorter visit, the user is probably still typing. */
const LOOK_MS = 2_000;

/** Adds a name to the recent names when its report is viewed. Rows of a list and texts that may become a secret are not added. */
export function useRecentName(name: string): void {
  const { route, kept } = useVisit();
  const isShown = !kept && route.screen === 'name' && route.name === name;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(recentNames.remember, LOOK_MS, name);
    return () => clearTimeout(timer);
  }, [isShown, name]);
}
