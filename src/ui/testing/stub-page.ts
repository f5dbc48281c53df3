// Creates the globals of a page that modules of `ui` and `client` read when they are imported. Vitest runs this module
// before each test file, but keeps the modules and therefore their globals.

const events = new EventTarget();

const PAGE = {
  document: {
    baseURI: 'http://localhost/',
    documentElement: { dataset: {} },
    addEventListener() {},
    querySelector: () => null,
  },
  navigator: { userAgent: '' },
  location: new URL('http://localhost/'),
  history: { state: null, replaceState() {} },
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  window: globalThis,
};

if (!('document' in globalThis)) {
  for (const [name, value] of Object.entries(PAGE))
    Object.defineProperty(globalThis, name, { value });
}
