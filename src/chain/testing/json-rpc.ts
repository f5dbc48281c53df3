/** A call of a method of the node: https://ethereum.org/developers/docs/apis/json-rpc */
export interface RpcCall {
  readonly method: string;
  readonly params?: readonly unknown[];
}

export class RpcError extends Error {}

/** Sends calls to the node. */
export interface JsonRpc {
  /** Returns the result of a method. Throws {@link RpcError} if the node refuses. */
  call(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Sends several calls in one request. Returns the results in the order of the calls. */
  batch(calls: readonly RpcCall[]): Promise<unknown[]>;
}

interface RpcAnswer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

export function createJsonRpc(url: string): JsonRpc {
  const batch = async (calls: readonly RpcCall[]) => {
    const requests = calls.map(({ method, params = [] }, id) => ({
      jsonrpc: '2.0',
      id,
      method,
      params,
    }));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(requests),
    });
    const answers = (await response.json()) as RpcAnswer[];
    const byId = new Map(answers.map((answer) => [answer.id, answer]));
    return calls.map(({ method }, id) => {
      const { result, error = { message: 'No answer' } } = byId.get(id) ?? {};
      if (result === undefined) throw new RpcError(`${method}: ${error.message}`);
      return result;
    });
  };
  return {
    batch,
    async call(method, params = []) {
      const [result] = await batch([{ method, params }]);
      return result;
    },
  };
}
