// The manifests of the extension: https://developer.chrome.com/docs/extensions/reference/manifest

/** Match patterns of all pages. The user decides whether the extension can access these pages. */
export const EVERY_PAGE = ['http://*/*', 'https://*/*'];

export type Browser = 'chromium' | 'firefox';

const ICONS = { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' };

const SHARED = {
  manifest_version: 3,
  name: 'Namescope',
  description:
    'Marks deceptive ENS names on any page and says why: look-alikes, hidden characters and links to another name.',
  icons: ICONS,
  action: { default_popup: 'site/popup.html', default_icon: ICONS, default_title: 'Namescope' },
  permissions: ['activeTab', 'storage', 'contextMenus', 'scripting'],
  optional_host_permissions: EVERY_PAGE,
  omnibox: { keyword: 'ens' },
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
} as const;

/** Oldest version of Firefox in which the extension works. */
export const FIREFOX_VERSION = '153.0';

/** Path of the background, which is a module. */
const BACKGROUND = 'site/background.js';

/** Keys that differ between browsers. Firefox does not support service workers as a background. */
const OWN: Readonly<Record<Browser, object>> = {
  chromium: {
    minimum_chrome_version: '123',
    background: { service_worker: BACKGROUND, type: 'module' },
  },
  firefox: {
    background: { scripts: [BACKGROUND], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'namescope@namescope.example',
        // Earlier versions refuse the stylesheet of a mark: https://bugzilla.mozilla.org/show_bug.cgi?id=1751346
        strict_min_version: FIREFOX_VERSION,
        data_collection_permissions: { required: ['none'] },
      },
    },
  },
};

export function createManifest(browser: Browser, version: string): object {
  return { ...SHARED, version, ...OWN[browser] };
}
