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
  const earlier = ['contract', 'primitives'];
  for (const folders of ENGINE_LAYERS) {
    for (const folder of folders) layers[`engine/${folder}`] = [...earlier];
    earlier.push(...folders.map((folder) => `engine/${folder}`));
  }
  return layers;
}

const list = (folders: string) => folders.split(' ');

/**
 * Folders that each folder of `src` may import from, including type-only imports. Each name includes the subfolders.
 * `node:` stands for the built-in modules of Node. A folder may also import from itself. Tests and `testing` folders may
 * import from any folder.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  primitives: [],
  ...listEngineLayers(),
  engine: list('contract engine'),
  'data/known-names': ['contract'],
  'data/tables': [],
  'data/generator': list('node: primitives data engine'),

  // Folders that the hosts and the page share.
  operations: list('contract engine'),
  http: list('contract primitives engine operations'),
  addresses: list('primitives'),
  chain: list('contract primitives engine'),
  secrets: list('primitives'),
  lists: list('contract primitives engine/known-names data/tables addresses secrets display'),
  display: list('contract primitives engine data/tables'),
  conclusions: list('contract primitives addresses engine lists display'),
  element: list('contract primitives display'),
  mcp: list(
    'contract primitives addresses secrets engine operations http lists display conclusions',
  ),
  glyphs: list('contract'),

  // Hosts.
  hosts: list('node: engine http data/tables tools'),
  'cli/process': list('node: primitives'),
  'cli/terminal': list('contract primitives display cli/process'),
  'cli/options': list('node: cli/process'),
  'cli/writing': list('cli/process'),
  'cli/grapheme': list('contract primitives display cli/process cli/terminal'),
  'cli/reading': list('node: primitives secrets lists cli/process'),
  'cli/session': list(
    'primitives addresses secrets engine lists hosts cli/options cli/process cli/reading cli/terminal',
  ),
  'cli/chain': list('contract primitives chain conclusions display lists'),
  'cli/inspection': list(
    'node: contract primitives engine lists display conclusions hosts cli/chain cli/options cli/process cli/reading cli/session cli/terminal cli/writing',
  ),
  'cli/imitations': list('contract lists conclusions cli/chain cli/process cli/terminal'),
  'cli/groups': list(
    'contract primitives lists display cli/inspection cli/options cli/process cli/session cli/terminal cli/writing',
  ),
  'cli/resembles': list(
    'contract primitives lists hosts cli/inspection cli/options cli/process cli/session cli/terminal cli/writing',
  ),
  'cli/mcp': list('node: addresses primitives mcp hosts cli/process cli/session'),
  'cli/scan': list(
    'node: contract primitives addresses secrets engine lists display conclusions cli/inspection cli/options cli/process cli/reading cli/session cli/terminal cli/writing',
  ),
  'cli/commands': list('node: contract primitives operations http hosts cli'),
  cli: list('primitives cli'),

  // The page.
  worker: list('contract primitives engine operations data glyphs conclusions'),
  'service-worker': list('contract primitives secrets engine http'),
  'client/recent': list('primitives'),
  'client/export': list('primitives'),
  'client/input': list('contract primitives lists'),
  'client/chain': list('contract primitives engine lists conclusions chain'),
  'client/trusted': list('primitives addresses lists client/input'),
  'client/workers': list('contract primitives worker client/trusted'),
  'client/offline': list('contract primitives client/workers'),
  'client/queries': list('contract primitives worker conclusions client/trusted client/workers'),
  'client/bulk': list('contract primitives addresses lists display client'),
  'client/imitations': list('contract primitives lists conclusions client'),
  'ui/lib': list('contract primitives secrets lists display conclusions glyphs client'),
  'ui/components': list('contract primitives addresses lists display conclusions client ui/lib'),
  'ui/features/*': list(
    'contract primitives addresses lists display conclusions element client ui/components ui/lib',
  ),
  'ui/app': list('primitives secrets display client ui/components ui/features ui/lib'),
  ui: list('primitives client ui/app ui/lib'),

  // The browser extension.
  extension: list(
    'contract primitives engine data/tables secrets lists display conclusions element client/trusted ui',
  ),

  // Development tools.
  bench: list('node: contract engine data/tables lists client tools'),
  tools: list('node:'),
  'tools/build': list('node: contract engine http hosts extension secrets data/generator tools'),
  'tools/quality': list('node: contract engine chain http hosts tools'),
};
