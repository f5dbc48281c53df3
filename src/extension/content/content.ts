// Content script: marks names on the page. The script may be started several times, for example by the popup.

import { ask, type PageMessage } from '../extension-messages.ts';
import { createPageMarker } from './page-marker.ts';

/** Global of the extension's own world, which the page cannot see. */
const STARTED = Symbol.for('namescope.started');

const world = globalThis as typeof globalThis & { [STARTED]?: boolean };

if (!world[STARTED] && document.body) {
  world[STARTED] = true;
  const marker = createPageMarker();
  chrome.runtime.onMessage.addListener((message: PageMessage) => {
    if (message.kind === 'restart') marker.restart();
  });
  // A removed frame, or a page that the user has left, has no marks. The browser can show a page again after the user
  // has left it.
  addEventListener('pagehide', () => void ask('leave', {}));
  addEventListener('pageshow', marker.count);
  marker.start();
}
