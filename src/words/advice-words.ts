// What the user should do about a name or an address.

/**
 * Starts a sentence that tells the user not to send funds.
 *
 * @example dontSend(' to this name.') // 'Don’t send to this name.'
 */
export function dontSend(rest: string): string {
  return `Don’t send${rest}`;
}

/** Tells the user to check a name before they rely on it. */
export function lookClosely(finding: string): string {
  return `Look closely: ${finding}`;
}
