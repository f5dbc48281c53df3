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
      code: `<!-- npx esbuild namescope/element --bundle --splitting --format=esm --target=es2022 --outdir=public/namescope -->
<script type="module" src="/namescope/element.js"></script>

<p>
  Send to
  <ens-name name="rnetamask.eth" report-base="${reportBase}"></ens-name>
</p>`,
    },
    {
      what: 'React',
      code: `import 'namescope/element';

export function Recipient({ name }) {
  return <ens-name name={name} report-base="${reportBase}" />;
}`,
    },
    {
      what: 'Vue',
      code: `<script setup>
import 'namescope/element';
defineProps(['name']);
</script>

<template>
  <ens-name :name="name" report-base="${reportBase}" />
</template>`,
    },
    {
      what: 'a wallet',
      code: `import { displayName } from 'namescope/display';

/** The primary name of an address, as far as it may stand in its place. */
export async function labelAddress(address, primaryName) {
  const shown = await displayName(primaryName);
  if (!shown.ok) return { text: address, note: shown.reason };
  const { status, headline } = shown.verdict;
  return { text: shown.isolated, note: status === 'pass' ? '' : headline };
}`,
    },
  ];
}
