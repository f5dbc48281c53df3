// Starts the site inside the extension, with the trusted names of the extension.

import { shareTrusted } from './share-trusted.ts';

// Browsers allow no service worker under the address of an extension, whose files are on the device anyway.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
// If the names of the extension cannot be read, the site starts with its own names.
await shareTrusted().catch(() => undefined);
await import('../../ui/entry.ts');
