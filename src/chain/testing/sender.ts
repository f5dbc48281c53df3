import { type Address, getAddress, type Hex } from 'viem';
import type { JsonRpc } from './json-rpc.ts';

export interface Transaction {
  /** The account that sends the transaction. The node accepts any address here. */
  readonly from?: Address;
  readonly to: Address;
  readonly data: Hex;
}

/** Sends transactions and waits until they are mined. Throws if one of them reverts. */
export interface Sender {
  readonly account: Address;
  send(...transactions: readonly Transaction[]): Promise<void>;
  deploy(data: Hex): Promise<Address>;
}

interface Receipt {
  status: Hex;
  contractAddress: Address | null;
}

const GAS = '0x3b9aca00';

export async function createSender(rpc: JsonRpc): Promise<Sender> {
  const [account] = (await rpc.call('eth_accounts')) as Address[];
  if (!account) throw new Error('The node has no account.');
  const send = async (transactions: readonly Partial<Transaction>[]): Promise<Receipt[]> => {
    const receipts = (await rpc.batch(
      transactions.map(({ from = account, ...rest }) => ({
        method: 'eth_sendTransactionSync',
        params: [{ from, gas: GAS, gasPrice: '0x0', ...rest }],
      })),
    )) as Receipt[];
    const failed = receipts.findIndex(({ status }) => status !== '0x1');
    if (failed >= 0) throw new Error(`Reverted: ${JSON.stringify(transactions[failed])}`);
    return receipts;
  };
  return {
    account,
    async send(...transactions) {
      await send(transactions);
    },
    async deploy(data) {
      const [receipt] = await send([{ data }]);
      if (!receipt?.contractAddress) throw new Error('The contract has no address.');
      return getAddress(receipt.contractAddress);
    },
  };
}
