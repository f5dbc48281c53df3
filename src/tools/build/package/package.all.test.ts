import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { answerRpc, createSimulatedChain } from '../../../chain/testing/simulated-chain.ts';
import { startRpcServer } from '../../../cli/testing/rpc-server.ts';
import { projectRoot } from '../../install.mjs';
import { readExamples } from './readme-examples.ts';

const folder = inject('packedFolder');

/** Runs a command, by default in the folder of the installed package, and returns its output. */
function run(command: string, args: string[], cwd = folder): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const examples = readExamples('js');

it('the guides have four examples for Node and one each for the other modules', () => {
  const modules = examples.map(({ importedModule }) => importedModule).sort();
  const others = [
    'namescope',
    'namescope/chain',
    'namescope/display',
    'namescope/http',
    'namescope/lists',
    'namescope/mcp',
  ];
  expect(modules).toEqual([...others, ...new Array(4).fill('namescope/node')]);
});

it.for(examples)(
  'the example of $importedModule prints its expected lines in Node',
  async ({ code, expectedLines }, { onTestFinished }) => {
    // The example of `namescope/chain` asks about names that this chain knows.
    const chain = createSimulatedChain({ like: { 'vitalik.eth': 'trusted.eth' } });
    const server = await startRpcServer(async (body) => ({ body: await answerRpc(chain, body) }));
    onTestFinished(server.stop);
    expect(expectedLines.length).toBeGreaterThan(0);
    writeFileSync(join(folder, 'example.js'), code);
    const env = { ...process.env, RPC_URL: server.url };
    const { stdout } = await promisify(execFile)('node', ['example.js'], { cwd: folder, env });
    expect(stdout.trim().split('\n')).toEqual(expectedLines);
  },
);

it('TypeScript resolves the exported types and rejects a wrong argument', () => {
  writeFileSync(
    join(folder, 'typed.ts'),
    `import { createInspector, type Inspector } from 'namescope';
     import type { GraphemeGuardReport } from 'namescope/contract/reports';
     import { MAX_BULK_NAMES } from 'namescope/contract/limits';
     import { type LookUpOptions, lookUp } from 'namescope/chain';
     import type { ChainFacts } from 'namescope/contract/chain-facts';
     import { createHandler } from 'namescope/http';
     import { createMcpHandler } from 'namescope/mcp';
     import { createNodeInspector } from 'namescope/node';
     import { type DisplayedName, displayName } from 'namescope/display';
     import { type PastedText, readPasted } from 'namescope/lists';
     import type { EnsNameElement } from 'namescope/element';

     const inspector: Inspector = await createNodeInspector();
     const outcome = inspector.inspectGrapheme('a');
     export const report: GraphemeGuardReport | undefined = outcome.ok ? outcome.value : undefined;
     export const handle: (request: Request) => Promise<Response> =
       createHandler({ inspector: createNodeInspector, basePath: '/api' });
     export const answer: (request: Request) => Promise<Response> =
       createMcpHandler({ inspector: createNodeInspector, trustedAddresses: [] });
     const options: LookUpOptions = { followsGateways: true };
     export const facts = (): Promise<ChainFacts> => lookUp(['a.eth'], 'http://localhost', options);
     export const limit: 250 = MAX_BULK_NAMES;
     const shown: DisplayedName = await displayName('a.eth');
     export const text: string = shown.ok ? shown.verdict.headline : shown.reason;
     export const pasted: PastedText | null = readPasted('a.eth');
     export const readName = (element: EnsNameElement): string => element.name;
     // @ts-expect-error a table is a Uint8Array
     createInspector({ bulk: 'bytes' });`,
  );
  const types = join(projectRoot, 'node_modules/@types');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const lib = ['--lib', 'es2023,dom,dom.iterable', '--typeRoots', types, '--types', 'node'];
  expect(run('node', [tsc, ...options, ...lib, 'typed.ts'])).toBe('');
});

it('npm does not install packages that only the page needs', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const installed = JSON.parse(run('npm', ['ls', '--json', '--all'])).dependencies.namescope;
  expect(Object.keys(installed.dependencies).sort()).toEqual(Object.keys(dependencies).sort());
  expect(Object.keys(dependencies).filter((name) => /react|comlink|vite/.test(name))).toEqual([]);
});
