/** Makes the script that HTML without a bundler loads. */
export const BUILD_COMMAND =
  'npx esbuild namescope/element --bundle --splitting --minify --format=esm --target=es2022 --outdir=public/namescope';

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
      what: 'React',
      code: `import 'namescope/element';

const REPORTS = '${reportBase}';

export function Recipient({ name }) {
  return <ens-name name={name} report-base={REPORTS} />;
}`,
    },
    {
      what: 'Vue',
      code: `<script setup>
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
