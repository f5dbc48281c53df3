// Recognizes Bitcoin addresses in Base58Check or Bech32: https://bips.dev/173/

const BECH32 = /^bc1[02-9ac-hj-np-z]{25,60}$/;
/** In a label, the letters of Base58 are lower case. */
const BASE58 = /^[13][1-9a-z]{25,34}$/;
const MIN_BASE58_DIGITS = 5;

/** Checks whether a label looks like a Bitcoin address. */
export function isBitcoinAddress(label: string): boolean {
  if (BECH32.test(label)) return true;
  return (
    BASE58.test(label) &&
    /[a-z]/.test(label) &&
    label.replace(/\D/g, '').length >= MIN_BASE58_DIGITS &&
    !isTyped(label)
  );
}

/**
 * Checks whether a person typed the label, perhaps at random: `1248483929suxuebsiau18483938`. In an address, few letters
 * are vowels, and long numbers are rare.
 */
function isTyped(label: string): boolean {
  const isWord = (letters: string) => 2 * letters.replace(/[^aeiou]/g, '').length >= letters.length;
  return /\d{6}/.test(label) || (label.match(/[a-z]{6,}/g) ?? []).some(isWord);
}
