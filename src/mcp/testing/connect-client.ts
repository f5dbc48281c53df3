import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createTrustedAddresses, type Pin } from '../../addresses/trusted-addresses.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { type AssistantServerOptions, createAssistantServer } from '../create-assistant-server.ts';

interface ConnectOptions
  extends Partial<Pick<AssistantServerOptions, 'loadInspector' | 'onError'>> {
  pins?: readonly Pin[];
}

/** Connects a client to a new server in the same process. */
export async function connectClient({
  pins = [],
  loadInspector = () => createNodeInspector(),
  onError = (error) => {
    throw error;
  },
}: ConnectOptions = {}): Promise<Client> {
  const server = createAssistantServer({
    loadInspector,
    trusted: createTrustedAddresses(pins),
    version: '1.0.0',
    onError,
  });
  const [own, other] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([server.connect(own), client.connect(other)]);
  return client;
}

/** What a call answered. */
export interface CallAnswer {
  text: string;
  data: Record<string, unknown> | undefined;
  isError: boolean;
}

/** Calls a tool. Rejects if the answer is not a single text. */
export async function callTool(
  client: Pick<Client, 'callTool'>,
  name: string,
  input: Record<string, unknown>,
): Promise<CallAnswer> {
  const result = await client.callTool({ name, arguments: input });
  const { content, structuredContent, isError = false } = result;
  const [block, ...others] = content;
  if (block?.type !== 'text' || others.length > 0) throw new Error('The answer is not one text.');
  return { text: block.text, data: structuredContent as CallAnswer['data'], isError };
}
