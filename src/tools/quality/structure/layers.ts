/** Engine folders in layers. A folder imports only from earlier layers. */
const ENGINE_LAYERS = [
  ['text', 'tables'],
  ['segmentation'],
  ['ensip15'],
  ['hashing', 'confusables'],
  ['known-names'],
  ['checks'],
  ['grapheme'],
  ['label'],
  ['name'],
  ['imitations', 'display-names'],
];

/** Returns each engine folder with the folders that it may import from. */
function listEngineLayers(): Record<string, string[]> {
  const layers: Record<string, string[]> = {};
  const earlier = ['contract', 'primitives', 'words'];
  for (const folders of ENGINE_LAYERS) {
    for (const folder of folders) layers[`engine/${folder}`] = [...earlier];
    earlier.push(...folders.map((folder) => `engine/${folder}`));
  }
  return layers;
}

const list = (folders: string) => folders.split(' ');

/** Folders whose subfolders are their own parts: an entry with the folder does not include them. */
export const SEALED = ['messages'];

/**
 * Folders that each folder of `src` may import from, including type-only imports. Each name includes the subfolders.
 * `node:` stands for the built-in modules of Node. A folder may also import from itself. Tests and `testing` folders may
 * import from any folder.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  primitives: [],
  ...listEngineLayers(),
  engine: list('contract engine words'),
  'data/known-names': ['contract'],
  'data/tables': [],
  'data/generator': list('node: primitives data engine'),

  // Folders that the hosts and the page share.
  words: list('contract primitives addresses'),
  'api/operations': list('contract engine'),
  api: list('contract primitives engine api'),
  addresses: list('contract primitives'),
  chain: list('contract primitives engine'),
  secrets: list('primitives'),
  'messages/hidden': list('primitives engine/known-names'),
  'messages/pieces': list('contract primitives addresses engine/known-names data/tables'),
  'messages/links': list('contract primitives messages/hosts messages/pieces'),
  'messages/hosts': list(
    'contract primitives engine/known-names engine/display-names data/tables messages/pieces',
  ),
  messages: list(
    'contract primitives words engine addresses messages/hidden messages/hosts messages/links messages/pieces',
  ),
  lists: list('contract primitives words addresses secrets messages/pieces'),
  display: list('contract primitives words engine data/tables'),
  evidence: list('contract words'),
  comparison: list('contract primitives words engine addresses evidence'),
  element: list('contract primitives words display'),
  mcp: list(
    'contract primitives words addresses secrets engine api messages messages/pieces display evidence comparison',
  ),
  glyphs: list('contract'),

  // Hosts.
  hosts: list('node: contract primitives engine api data/tables tools'),
  'cli/terminal': list('node: contract primitives display'),
  'cli/reading': list('node: primitives secrets lists messages/pieces cli/terminal'),
  'cli/session': list(
    'node: contract primitives addresses secrets engine lists messages words hosts cli/reading cli/terminal',
  ),
  'cli/inspection': list(
    'node: contract primitives engine chain lists words hosts cli/reading cli/session cli/terminal',
  ),
  'cli/scan': list(
    'node: contract primitives lists display messages cli/reading cli/session cli/terminal',
  ),
  'cli/commands': list('node: contract primitives addresses lists words mcp api hosts cli'),
  cli: list('node: primitives cli'),

  // The page.
  worker: list(
    'contract primitives words addresses engine api data glyphs messages messages/pieces comparison',
  ),
  'service-worker': list('contract primitives secrets engine api'),
  'client/recent': list('primitives'),
  'client/export': list('primitives'),
  'client/input': list('primitives lists'),
  'client/chain': list('contract primitives engine lists words chain'),
  'client/trusted': list('primitives addresses lists words client/input'),
  'client/workers': list('contract primitives worker client/trusted'),
  'client/offline': list('contract primitives client/workers'),
  'client/queries': list(
    'contract primitives worker messages evidence comparison client/trusted client/workers',
  ),
  'client/bulk': list('contract primitives addresses lists client words'),
  'client/imitations': list('contract primitives lists words client'),
  'ui/lib': list(
    'contract primitives secrets lists display words evidence comparison glyphs client',
  ),
  'ui/components': list(
    'contract primitives addresses lists display words comparison client ui/lib',
  ),
  'ui/features/*': list(
    'contract primitives addresses lists display words evidence comparison element client ui/components ui/lib',
  ),
  'ui/app': list('primitives client ui/components ui/features ui/lib words'),
  ui: list('primitives client ui/app ui/lib'),

  // The browser extension.
  extension: list(
    'contract primitives addresses engine data/tables secrets display words messages messages/pieces element client/trusted ui',
  ),

  // Development tools.
  bench: list('node: contract engine data/tables hosts lists client tools'),
  tools: list('node:'),
  'tools/build': list('node: contract engine api hosts extension data/generator tools'),
  'tools/quality': list('node: bench contract engine tools primitives'),
};
