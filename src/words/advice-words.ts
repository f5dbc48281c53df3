// What the user should do about a name or an address.

/**
 * Starts a sentence that tells the user not to send funds.
 *
 * @example dontSend(' to this name.') // 'Don’t send to this name.'
 */
export function dontSend(rest: string): string {
  return `Don’t send${rest}`;
}

/** Advice about the address or the name that the text above is about. */
export const DONT_SEND_TO_IT = dontSend(' funds to it.');

/** Tells the user to check a name before they rely on it. */
export function lookClosely(finding: string): string {
  return `Look closely: ${finding}`;
}
