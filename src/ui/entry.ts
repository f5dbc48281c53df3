import { prefetchReport } from '../client/queries/prefetch-report.ts';
import { applyTheme } from './lib/device-settings.ts';
import { hideAddress } from './lib/hidden-address.ts';
import { parseRoute } from './lib/route.ts';

hideAddress();
// Starts the worker before React is requested, so that its tables load while the page is built.
const route = parseRoute(location.hash);
const prefetched = prefetchReport(route.screen === 'name' ? route.name : null);
applyTheme();
void import('./main.tsx').then(({ mount }) => mount(prefetched));
