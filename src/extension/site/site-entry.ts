// Starts the site inside the extension, with the trusted names of the extension.

import { shareTrusted } from './share-trusted.ts';

// If the names of the extension cannot be read, the site starts with its own names.
await shareTrusted().catch(() => undefined);
await import('../../ui/entry.ts');
