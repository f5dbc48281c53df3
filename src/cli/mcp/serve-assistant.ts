import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createAssistantServer } from '../../mcp/create-assistant-server.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import type { ListOptions } from '../options/list-options.ts';
import { CliError } from '../process/cli-error.ts';
import { readVersion } from '../process/read-version.ts';
import { standardError } from '../process/standard-streams.ts';
import { createMessages } from '../session/messages.ts';
import { readKnownOptions } from '../session/read-known-options.ts';
import { readTrustedAddresses } from '../session/read-trusted-addresses.ts';
import { serveStandardStreams } from './serve-standard-streams.ts';

/** Serves tools for assistants until the client closes the connection, or until Ctrl-C. */
export async function serveAssistant({
  watchlist,
  knownNames,
}: Pick<ListOptions, 'watchlist' | 'knownNames'>): Promise<void> {
  if (watchlist.includes('-')) {
    throw new CliError(
      '--watchlist needs a file instead of “-”, because the assistant uses standard input.',
    );
  }
  const messages = createMessages(standardError);
  const { signal } = new AbortController();
  const known = await readKnownOptions({ watchlist, knownNames }, messages, signal);
  const trusted = createTrustedAddresses(
    await readTrustedAddresses(watchlist, signal, messages.print),
  );
  const version = await readVersion();
  const loadInspector = retryableOnce(() => createNodeInspector(known));
  // Starts loading before the first call. A call reports a failure.
  loadInspector().catch(() => {});
  const print = (text: string) => void messages.print(`namescope: ${text}`);
  if (process.stdin.isTTY) {
    print('waiting for an assistant on standard input. Press Ctrl-C to stop.');
  }
  await serveStandardStreams(
    () =>
      createAssistantServer({
        loadInspector,
        trusted,
        version,
        onError: (error) => print(getErrorMessage(error)),
      }),
    print,
  );
}
