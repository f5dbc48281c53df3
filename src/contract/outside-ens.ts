/**
 * Words between an ending and its owner in the message of `decentralized_name`: _“.sol” is not part of ENS; it belongs
 * to Solana’s name service._ The headline repeats both.
 */
export const NOT_PART_OF_ENS = ' is not part of ENS; it belongs to ';
