// Counts the marks of each tab and shows the number of alerts on the toolbar button.

interface FrameCount {
  alerts: number;
  marks: number;
}

/**
 * Counts by tab and frame. The counts are kept in session storage, because the browser stops the background when it is
 * idle.
 */
type TabCounts = Record<string, FrameCount>;

const getKey = (tabId: number) => `counts:${tabId}`;

/** Stores the counts of a frame and updates the badge of its tab. */
export async function setFrameCount(
  tabId: number,
  frameId: number,
  { alerts, marks }: FrameCount,
): Promise<void> {
  if (!Number.isSafeInteger(alerts) || !Number.isSafeInteger(marks)) return;
  await changeCounts(tabId, (counts) => ({ ...counts, [frameId]: { alerts, marks } }));
}

/** Forgets the counts of a frame. The frames inside the top frame disappear with it. */
export function forgetFrame(tabId: number, frameId: number): Promise<void> {
  return changeCounts(tabId, ({ [frameId]: _, ...others }) =>
    frameId === TOP_FRAME ? {} : others,
  );
}

const TOP_FRAME = 0;

async function changeCounts(
  tabId: number,
  change: (counts: TabCounts) => TabCounts,
): Promise<void> {
  const key = getKey(tabId);
  // Two frames can report at the same time.
  await navigator.locks.request(key, async () => {
    const counts = change(await readCounts(tabId));
    await chrome.storage.session.set({ [key]: counts });
    await showBadge(tabId, sumCounts(counts).alerts);
  });
}

/** Returns how many names of a tab have a mark, and how many are alerts. */
export async function readTabCount(tabId: number): Promise<FrameCount> {
  return sumCounts(await readCounts(tabId));
}

export async function forgetTab(tabId: number): Promise<void> {
  await chrome.storage.session.remove(getKey(tabId));
}

async function readCounts(tabId: number): Promise<TabCounts> {
  const key = getKey(tabId);
  return ((await chrome.storage.session.get(key))[key] as TabCounts | undefined) ?? {};
}

function sumCounts(counts: TabCounts): FrameCount {
  const sum = { alerts: 0, marks: 0 };
  for (const { alerts, marks } of Object.values(counts)) {
    sum.alerts += alerts;
    sum.marks += marks;
  }
  return sum;
}

async function showBadge(tabId: number, alerts: number): Promise<void> {
  const text = alerts === 0 ? '' : alerts > 99 ? '99+' : String(alerts);
  await chrome.action.setBadgeBackgroundColor({ tabId, color: '#d3261b' });
  await chrome.action.setBadgeText({ tabId, text });
}
