/** What a page posts to a waiting service worker when its user wants the update. */
export const APPLY_UPDATE = 'apply-update';

/** What a page posts to the running service worker when it is not controlled: it was opened while that started. */
export const CLAIM_PAGES = 'claim';

/**
 * Every page holds a shared Web Lock while it lives, named by this and the address of its entry script:
 * the service worker learns from it which builds are still open.
 */
export const PAGE_LOCK_PREFIX = 'namescope-page ';

/** What a page posts, with a port for the answer, to get the files that were shared to it: an array, which may be empty. */
export const TAKE_SHARED = 'take-shared';
