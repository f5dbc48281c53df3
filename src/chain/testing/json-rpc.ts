import { createClient, http } from 'viem';

/** A call of a method of the node: https://ethereum.org/developers/docs/apis/json-rpc */
export interface RpcCall {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** Sends calls to the node. Throws an error of viem if the node refuses. */
export interface JsonRpc {
  /** Returns the result of a method. */
  call(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Sends several calls in one request. Returns the results in the order of the calls. */
  batch(calls: readonly RpcCall[]): Promise<unknown[]>;
}

/** Milliseconds to wait for the node, which may share a busy computer with other tests. */
const TIMEOUT_MS = 60_000;

export function createJsonRpc(url: string): JsonRpc {
  const transport = http(url, { batch: true, retryCount: 0, timeout: TIMEOUT_MS });
  const { request } = createClient({ transport });
  const call: JsonRpc['call'] = (method, params = []) => request({ method, params } as never);
  return {
    call,
    batch: (calls) => Promise.all(calls.map(({ method, params }) => call(method, params))),
  };
}
