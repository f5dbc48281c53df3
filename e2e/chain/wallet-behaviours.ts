// What the wallets in end-to-end tests do instead of asking the node.

/** A request that the page sent to a wallet: https://eips.ethereum.org/EIPS/eip-1193 */
export interface WalletCall {
  readonly method: string;
  readonly params?: unknown;
}

/** An answer that replaces the answer of the node. `never`: the request stays open. */
export type WalletReply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
  | 'never';

/** Decides how a wallet answers a request. Null passes the request to the node. */
export type WalletBehaviour = (call: WalletCall) => WalletReply | null;

const fail =
  (code: number, message: string): WalletBehaviour =>
  () => ({ error: { code, message } });

/** Passes every request to the node. */
export const answers: WalletBehaviour = () => null;

/** The user refuses every request. */
export const refuses = fail(4001, 'User rejected the request.');

/** The server behind the wallet allows no more requests. */
export const limitsRate = fail(-32005, 'Request limit exceeded.');

/** Never answers. */
export const staysSilent: WalletBehaviour = () => 'never';

/** Answers after the user has connected the site. */
export function isUnconnected(onConnect: WalletBehaviour = answers): WalletBehaviour {
  let isConnected = false;
  return (call) => {
    if (call.method === 'eth_requestAccounts') {
      const reply = onConnect(call);
      isConnected ||= reply === null;
      return reply;
    }
    return isConnected ? null : { error: { code: 4100, message: 'Unauthorized.' } };
  };
}
