// Connects to an Ethereum server: https://www.jsonrpc.org/specification

import type { ChainProvider } from '../contract/chain-facts.ts';
import { ANSWER_TIMEOUT_MS, ChainError, MAX_ANSWER_CHARACTERS } from './ask.ts';

const TOO_MANY_REQUESTS = 429;

/**
 * Returns a provider that sends requests to the JSON-RPC server at `url`.
 *
 * @throws {TypeError} if the URL is invalid or has a protocol other than `http:` and `https:`
 * @example const facts = await lookUp(['vitalik.eth'], connectRpc('http://localhost:8545'));
 */
export function connectRpc(url: string): ChainProvider {
  // The message does not quote the URL, because it can contain a key.
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new TypeError('The URL of the server must start with http:// or https://.');
  }
  let id = 0;
  return {
    async request({ method, params = [] }) {
      id += 1;
      const response = await send(url, JSON.stringify({ jsonrpc: '2.0', id, method, params }));
      const text = await readText(response);
      if (response.status === TOO_MANY_REQUESTS) throw new ChainError('rate_limited');
      const { error, result } = parse(text);
      // Errors have these properties in EIP-1193 too.
      if (error) {
        throw Object.assign(new Error(String(error.message ?? '')), { code: error.code });
      }
      if (result === undefined) throw new ChainError(response.ok ? 'malformed' : 'failed');
      return result;
    },
  };
}

async function send(url: string, body: string): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      // An open request would keep a process alive after its caller stopped waiting.
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ChainError('unreachable', { cause });
  }
}

/** Reads a response, and stops if it is too long. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of body ?? []) {
      text += decoder.decode(piece, { stream: true });
      if (text.length > MAX_ANSWER_CHARACTERS) throw new ChainError('too_large');
    }
  } catch (error) {
    throw error instanceof ChainError ? error : new ChainError('unreachable', { cause: error });
  }
  return text + decoder.decode();
}

function parse(text: string): { error?: { code?: unknown; message?: unknown }; result?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw new ChainError('malformed', { cause });
  }
  throw new ChainError('malformed');
}
