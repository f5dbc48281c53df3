import { holdPageLock } from '../client/page-lock.ts';
import { prefetchVerdict } from '../client/prefetch-verdict.ts';
import { parseRoute } from './lib/route.ts';
import { applyStoredTheme } from './lib/theme.ts';

// The worker starts before React is even asked for: its tables arrive while the page is built.
const route = parseRoute(location.hash);
const question = prefetchVerdict(route.screen === 'name' ? route.name : null);
applyStoredTheme();
// Before an update that is on its way could take this page for one that does not run.
holdPageLock();
void import('./main.tsx').then(({ mount }) => mount(question));
