// Schemes of links without a host, separated by `|` for regular expressions.

/** Schemes of links that could run code. */
export const SCRIPT_SCHEMES = 'javascript|vbscript|data';

/** Schemes that may be followed by a name without `//`. */
export const NAME_SCHEMES = 'ens|web3|ipns|ipfs';

/** Schemes of links that open a new message. */
export const MESSAGE_SCHEMES = 'mailto|sms|smsto';
