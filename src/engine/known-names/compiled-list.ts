// Written by `npm run data` from src/data/known-names; never edited by hand.

export const COMPILED_NAMES = `#wallet
metamask MetaMask
trezor
#protocol
uniswap
#person
vitalik Vitalik Buterin
#brand
paypal PayPal
apple!
google`;

export const COMPILED_WORDS = '';
