/** A way of showing a name, in code that can be pasted. */
export interface CodeSample {
  what: string;
  code: string;
}

/** @param reportBase address that the name is put behind */
export function getCodeSamples(reportBase: string): CodeSample[] {
  return [
    {
      what: 'HTML',
      code: `<script type="module" src="/namescope/element.js"></script>

Send to <ens-name
  name="rnetamask.eth"
  report-base="${reportBase}"
></ens-name>`,
    },
    {
      what: 'HTML: the script, made once',
      code: 'npx esbuild namescope/element engine-worker=namescope/element/engine-worker --bundle --splitting --minify --format=esm --target=es2022 --outdir=public/namescope',
    },
    {
      what: 'React',
      code: `import 'namescope/element';

const REPORTS = '${reportBase}';

export function Recipient({ name }) {
  return <ens-name name={name} report-base={REPORTS} />;
}`,
    },
    {
      what: 'React with TypeScript',
      code: `import type { EnsNameElement } from 'namescope/element';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Props = DetailedHTMLProps<HTMLAttributes<EnsNameElement>, EnsNameElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ens-name': Props & { name: string; 'report-base'?: string };
    }
  }
}`,
    },
    {
      what: 'Vue',
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
      code: `import { displayName } from 'namescope/display';

// What may stand in place of an address.
export async function labelAddress(address, primaryName) {
  const shown = await displayName(primaryName);
  if (!shown.ok) return { text: address, note: shown.reason };
  const { status, headline } = shown.verdict;
  const note = status === 'pass' ? null : headline;
  return { text: shown.isolated, note };
}`,
    },
  ];
}
