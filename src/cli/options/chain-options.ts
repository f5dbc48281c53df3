import { type Command, Option } from 'commander';
import { CliError } from '../process/cli-error.ts';

/** Options of the commands that can ask the chain. Without `rpc`, nothing is asked. */
export interface ChainOptions {
  /** URL of a JSON-RPC server. Can contain an API key, so no message quotes it. */
  rpc?: string;
  /** Whether to contact the hosts of names that are kept off the chain. */
  ccip?: boolean;
}

/** Adds `--rpc` and `--ccip`. */
export function addChainOptions(command: Command): void {
  command.addOption(
    new Option(
      '--rpc <url>',
      'also ask this Ethereum server (mainnet or Sepolia) about each name; the server learns the names',
    ).argParser(readRpcUrl),
  );
  command.option(
    '--ccip',
    'with --rpc, follow names that are kept off the chain to hosts that the owner of each name chooses; these hosts learn your IP address and which name you ask about',
  );
}

/** Rejects options that need `--rpc` if `--rpc` is missing. */
export function requireRpc(command: Command, options: ChainOptions & { registered?: boolean }) {
  if (options.rpc !== undefined) return;
  if (options.ccip) command.error('error: --ccip needs --rpc.');
  if (options.registered) command.error('error: --registered needs --rpc.');
}

function readRpcUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CliError('--rpc needs a URL such as https://rpc.example or http://localhost:8545.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new CliError('The URL of --rpc cannot contain a user name or a password.');
  }
  return url.href;
}
