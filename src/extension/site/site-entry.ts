// Starts the site inside the extension, with the trusted names of the extension.

import { shareTrusted } from './share-trusted.ts';

// Without the names of the extension, the site starts with its own.
await shareTrusted().catch(() => undefined);
await import('../../ui/entry.ts');
