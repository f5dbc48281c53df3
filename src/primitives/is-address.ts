/** Whether a text is an Ethereum address, with or without space around it, and so no name. */
export function isAddress(text: string): boolean {
  return /^\s*0x[\da-f]{40}\s*$/iu.test(text);
}
