/** What a known name belongs to. */
export const WATCH_CATEGORIES = [
  'protocol',
  'wallet',
  'exchange',
  'token',
  'marketplace',
  'organisation',
  'person',
  'brand',
] as const;

export type WatchCategory = (typeof WATCH_CATEGORIES)[number];

/** A name that others may imitate. */
export interface WatchedName {
  name: string;
  /** `own` for what the user added. */
  category: WatchCategory | 'own';
  /** Why it is watched, in a few words. */
  reason: string;
}
