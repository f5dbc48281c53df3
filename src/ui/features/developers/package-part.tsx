import { ScreenHeader } from '../../components/screen-header.tsx';
import { type CodeSample, CodeTabs, Reference, SampleCode, Section } from './sample-code.tsx';

/** Shows how programs use the package. */
export function PackagePart() {
  return (
    <article className="stack gap-6">
      <ScreenHeader title="Package">
        The engine of this page with its types and tables, for Node, Deno, Bun, workers and
        browsers. It inspects names synchronously and sends nothing.
      </ScreenHeader>

      <Section title="Install">
        <PackageInstallation />
      </Section>

      <Section title="Use">
        <CodeTabs label="Uses of the package" samples={PACKAGE_SAMPLES} />
      </Section>

      <Reference title="Modules" rows={PACKAGE_MODULES} />
    </article>
  );
}

/** Commands that build the package and install it in an app. The package is not published yet. */
export function PackageInstallation() {
  return (
    <>
      <p>Build the package in a clone of the repository:</p>
      <SampleCode
        what="the commands that build the package"
        language="shell"
        code="npm ci && npm run build:package"
      />
      <p>Then install this folder in your project:</p>
      <SampleCode what="the install command" language="shell" code="npm install ../namescope" />
    </>
  );
}

/** Examples for the package. They are copies of examples in `src/hosts/package.md`. */
export const PACKAGE_SAMPLES: readonly CodeSample[] = [
  {
    what: 'Node',
    language: 'typescript',
    code: `import { createNodeInspector } from 'namescope/node';

const inspector = await createNodeInspector({
  watchlist: ['mycoldsafe', 'pay.example.eth', 'a..b'],
});
const [outcome] = inspector.bulkInspectNames(['rnycoldsafe.eth']);
console.log(outcome.value.imitates.name, outcome.value.imitates.evidence); // → mycoldsafe.eth “rn” reads as “m” (a name that you trust)
console.log(inspector.watchlistFaults.map(({ path }) => path).join()); // → watchlist[2]`,
  },
  {
    what: 'Vite',
    language: 'typescript',
    code: `// Vite
import { createInspector } from 'namescope';
import bulkUrl from 'namescope/tables/bulk.bin?url';

const bulk = new Uint8Array(await (await fetch(bulkUrl)).arrayBuffer());
const [outcome] = createInspector({ bulk }).bulkInspectNames(['vìtalik.eth']);
console.log(outcome.ok && outcome.value.imitates?.name); // → vitalik.eth`,
  },
  {
    what: 'esbuild',
    language: 'typescript',
    code: `// esbuild --bundle --format=esm --target=es2022 --loader:.bin=binary
import { createInspector } from 'namescope';
import bulk from 'namescope/tables/bulk.bin';
import details from 'namescope/tables/details.bin';

const report = createInspector({ bulk, details }).inspectName('vìtalik.eth');
console.log(report.ok && report.value.canonical_name); // → vitalik.eth`,
  },
  {
    what: 'Imitations',
    language: 'typescript',
    code: `import { createNodeInspector } from 'namescope/node';

const inspector = await createNodeInspector();
const [first] = inspector.imitations('vitalik.eth');
console.log(first.name, first.evidence); // → vita1ik.eth “1” reads as “l”
const added = inspector.imitations('vitalik.eth', { kinds: ['added_word'], limit: 100 });
console.log([...added].some(({ name }) => name === 'vitalik-airdrop.eth')); // → true
console.log(inspector.imitations('vitalik..eth').problem.detail); // → The name has an empty label, which ENS does not accept.`,
  },
  {
    what: 'Display names',
    language: 'typescript',
    code: `import { createNodeInspector } from 'namescope/node';

const inspector = await createNodeInspector();
const watchlist = ['Alice Wong', 'DAI'];
const found = inspector.resembles('AIice_Wong', { watchlist });
console.log(found.status, found.text, found.evidence); // → alert Alice Wong “I” (U+0049) reads as “l”
console.log(inspector.resembles('ALICE WONG', { watchlist }).kind); // → same
console.log(inspector.resembles('Alina Wang', { watchlist })); // → null
console.log(inspector.skeleton('USD Cоin') === inspector.skeleton('usd-coin')); // → true
console.log(inspector.readings('PayPaI').join()); // → paypai,paypal`,
  },
  {
    what: 'HTTP server',
    language: 'typescript',
    code: `import { createHandler } from 'namescope/http';
import { createNodeInspector } from 'namescope/node';

const handleRequest = createHandler({ inspector: createNodeInspector, basePath: '/api' });
const response = await handleRequest(new Request('https://host/api/inspect-grapheme/%C3%AC'));
console.log(response.status, (await response.json()).grapheme_name); // → 200 Latin Small Letter I With Grave
const listed = await handleRequest(
  new Request('https://host/api/imitations/mainnet/vitalik.eth?limit=1'),
);
console.log((await listed.json()).imitations[0].name); // → vita1ik.eth`,
  },
];

/** Modules of the package and their content. */
export const PACKAGE_MODULES: readonly (readonly [module: string, content: string])[] = [
  ['namescope', 'createInspector: the engine, for any runtime. You load its tables.'],
  ['namescope/node', 'createNodeInspector: the engine with its tables, for Node, Deno and Bun.'],
  ['namescope/http', 'createHandler: the HTTP operations as a function from Request to Response.'],
  ['namescope/mcp', 'createMcpHandler: the tools for assistants, over HTTP.'],
  ['namescope/lists', 'readPasted: the names, addresses and chains in any text.'],
  ['namescope/display', 'displayName: the text to show for a name, with its verdict.'],
  ['namescope/element', '<ens-name>: a name with its verdict, in a web page.'],
  ['namescope/element/define', 'defineEnsName: the element with your own tag or engine.'],
  ['namescope/element/engine-worker', 'The worker of the element, as an entry point for bundlers.'],
  ['namescope/contract/*', 'Types of reports, requests and problems.'],
  ['namescope/tables/*', 'Tables of the engine.'],
];
