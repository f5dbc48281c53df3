import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Address,
  bytesToString,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  parseAbi,
} from 'viem';

/** An HTTP server that answers CCIP-Read requests: https://eips.ethereum.org/EIPS/eip-3668 */
export interface TestGateway {
  /** The URL with placeholders that a resolver sends clients to. */
  readonly url: string;
  /** Paths of the requests so far. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

const RESOLVE = parseAbi(['function resolve(bytes name, bytes data)']);

/** Starts a gateway that knows the addresses of some names. The gateway answers 404 for other names. */
export async function startTestGateway(
  addresses: Readonly<Record<string, Address>>,
): Promise<TestGateway> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const [, data = '0x'] = /\/(0x[0-9a-f]*)\.json$/i.exec(url) ?? [];
    const address = addresses[readName(data as Hex)];
    const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
    response.writeHead(address ? 200 : 404, headers);
    response.end(
      JSON.stringify(address ? { data: encodeAnswer(address) } : { message: 'Unknown name' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/{sender}/{data}.json`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the name of a request. The contract encodes the name in the DNS format, `03 'eth' 00`. */
function readName(data: Hex): string {
  const { args } = decodeFunctionData({ abi: RESOLVE, data });
  const bytes = hexToBytes(args[0]);
  const labels: string[] = [];
  for (let offset = 0; bytes[offset]; offset += (bytes[offset] ?? 0) + 1) {
    labels.push(bytesToString(bytes.slice(offset + 1, offset + 1 + (bytes[offset] ?? 0))));
  }
  return labels.join('.');
}

/** Encodes what `addr(bytes32)` returns. The resolver passes the encoded address on as bytes. */
function encodeAnswer(address: Address): Hex {
  return encodeAbiParameters([{ type: 'address' }], [address]);
}
