import type { CodeSample } from './code-sample.ts';

/** Command that builds the script of the HTML sample. */
export const BUILD_SCRIPT: CodeSample = {
  what: 'the build command',
  language: 'shell',
  code: 'npx esbuild namescope/element engine-worker=namescope/element/engine-worker --bundle --splitting --minify --format=esm --target=es2022 --outdir=public/namescope',
};

/**
 * Returns code samples for HTML, React, Vue and JavaScript.
 *
 * @param reportBase start of the address of a report, to which the name is appended
 */
export function getCodeSamples(reportBase: string): CodeSample[] {
  return [
    {
      what: 'HTML',
      language: 'html',
      code: `<script type="module" src="/namescope/element.js"></script>

Send to <ens-name
  name="rnetamask.eth"
  report-base="${reportBase}"
></ens-name>`,
    },
    {
      what: 'React',
      language: 'typescript',
      code: `import 'namescope/element';

const REPORTS = '${reportBase}';

export function Recipient({ name }) {
  return <ens-name name={name} report-base={REPORTS} />;
}`,
    },
    {
      what: 'React with TypeScript',
      language: 'typescript',
      code: `import 'namescope/element';
// Adds the types of the element to JSX.
import type {} from 'namescope/element/react';

const REPORTS = '${reportBase}';

export function Recipient({ name }: { name: string }) {
  return <ens-name name={name} report-base={REPORTS} />;
}`,
    },
    {
      what: 'Vue',
      language: 'html',
      code: `<!-- vite.config.js: vue({ template: { compilerOptions: {
       isCustomElement: (tag) => tag === 'ens-name' } } }) -->
<script setup>
import 'namescope/element';

defineProps(['name']);
const REPORTS = '${reportBase}';
</script>

<template>
  <ens-name :name="name" :report-base="REPORTS" />
</template>`,
    },
    {
      what: 'displayName',
      language: 'typescript',
      code: `import { displayName } from 'namescope/display';

// Text to show instead of an address, and its explanation.
export async function labelAddress(address, primaryName) {
  const shown = await displayName(primaryName);
  const { ok, isolated, isShortened, verdict } = shown;
  if (!ok) return { text: address, note: shown.reason };
  const { status, headline } = verdict;
  if (status === 'alert' || isShortened)
    return { text: address, note: \`\${isolated}: \${headline}\` };
  return { text: isolated, note: status === 'warn' ? headline : null };
}`,
    },
  ];
}
