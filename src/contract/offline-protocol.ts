/** Message from a page to the waiting service worker when the user accepts the update. */
export const APPLY_UPDATE = 'apply-update';

/** Message from an uncontrolled page to the active service worker. The page was opened while the worker started. */
export const CLAIM_PAGES = 'claim';

/**
 * Prefix of the shared Web Lock that every open page holds. The URL of its entry script follows, so that the service
 * worker knows which builds are still in use.
 */
export const PAGE_LOCK_PREFIX = 'namescope-page ';

/** Message from a page that requests the files shared with it. The files are sent to the port of the message as an array. */
export const TAKE_SHARED = 'take-shared';

/** Name of the file in which shared text reaches the page. */
export const SHARED_TEXT_FILE = 'shared.txt';
