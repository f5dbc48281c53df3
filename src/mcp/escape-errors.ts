import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import { findSecret } from '../secrets/find-secret.ts';
import { escapeSentence } from './quote-text.ts';

/**
 * Makes a transport escape protocol errors, which can quote a request: `Tool <name> not found`. Tool results are not
 * changed, because they are already escaped.
 */
export function escapeErrors(transport: Transport): void {
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => send(await escapeError(message), options);
}

async function escapeError(message: JSONRPCMessage): Promise<JSONRPCMessage> {
  if (!('error' in message)) return message;
  const { code, message: text } = message.error;
  if ((await findSecret(text)) !== null) {
    return { ...message, error: { code, message: 'The request contains a secret.' } };
  }
  return { ...message, error: { ...message.error, message: escapeSentence(text) } };
}
