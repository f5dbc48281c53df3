/** Checks whether a string is an Ethereum address. Ignores white space around the address. */
export function isAddress(text: string): boolean {
  return /^\s*0x[\da-f]{40}\s*$/iu.test(text);
}
