/** Returns whether a string is an Ethereum address, with or without white space around it. */
export function isAddress(text: string): boolean {
  return /^\s*0x[\da-f]{40}\s*$/iu.test(text);
}
