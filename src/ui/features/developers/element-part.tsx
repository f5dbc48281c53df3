import type { ComponentProps } from 'react';
import { formatSafeLine } from '../../../display/safe-json.ts';
import { Link } from '../../components/link.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import styles from './developer-part.module.css';
import { PackageInstallation } from './package-part.tsx';
import { type CodeSample, CodeTabs, Reference, SampleCode, Section } from './sample-code.tsx';
import { EnsName, getReportBase, TryName } from './try-name.tsx';

/** Example names with the reason for each verdict. */
const EXAMPLE_NAMES: readonly { name: string; why: string }[] = [
  { name: 'vitalik.eth', why: 'A known name, spelled correctly' },
  { name: 'rnetamask.eth', why: 'Plain letters that look like other letters' },
  { name: 'vital\u00eck.eth', why: 'An accent turns i into another letter' },
  { name: '\u0430\u0432\u0442\u043e\u0440.eth', why: 'An ordinary word in another script' },
  { name: 'vital\u200dik.eth', why: 'A hidden character' },
  { name: 'pay\u202elap.eth', why: 'A character that reverses the text after it' },
  { name: 'Vitalik.eth', why: 'A spelling that ENS changes' },
  {
    name: 'a-treasury-with-quite-a-long-name-of-its-own.vital\u00eck.eth',
    why: 'A long name, shortened so that unusual characters and the end stay visible',
  },
];

/** Demonstrates `<ens-name>` and shows how to add it to an app. */
export function ElementPart() {
  const reportBase = getReportBase();
  return (
    <article className="stack gap-6">
      <ScreenHeader
        title="Names in your app"
        details={
          <p className="measure">
            It works in plain HTML, React and Vue. It inspects names in the browser and contacts no
            server. On this page, its verdicts also consider{' '}
            <Link to={{ screen: 'watchlist' }}>your trusted names</Link>.
          </p>
        }
      >
        <code>&lt;ens-name&gt;</code> shows a name with its verdict. It makes hidden characters
        visible, marks imitations, and never reorders the text around the name.
      </ScreenHeader>

      <TryName />

      <Section title="Examples">
        <p>Each row shows the name that an app receives, what its users see, and why.</p>
        <ul className={`panel stack lined ${styles.examples}`}>
          {EXAMPLE_NAMES.map(({ name, why }) => (
            <li className="stack middle inset gap-4 lines-1" key={name}>
              <code className="soft anywhere">{formatSafeLine(name)}</code>
              <EnsName name={name} />
              <span className="note">{why}</span>
            </li>
          ))}
        </ul>
      </Section>

      <Section title="Code">
        <PackageInstallation />
        <p>
          In these samples, <code>report-base</code> links to this page. You can link to any copy of
          the page, such as one on your own site.
        </p>
        <CodeTabs label="Code samples of the element" samples={getCodeSamples(reportBase)} />
        <p>
          The HTML sample loads a script. Build this script once, and serve it from your own site:
        </p>
        <SampleCode {...BUILD_SCRIPT} />
      </Section>

      <Section title="On other people’s pages">
        <p>
          The <Link to={{ screen: 'developers', part: 'assistants' }}>browser extension</Link> marks
          deceptive names on any page, even on pages that don’t use the element.
        </p>
      </Section>

      <div className={styles.tables}>
        {REFERENCE.map((table) => (
          <Reference key={table.title} {...table} />
        ))}
      </div>
    </article>
  );
}

/** Attributes, events, parts and custom properties. */
const REFERENCE: readonly ComponentProps<typeof Reference>[] = [
  {
    title: 'Attributes',
    rows: [
      ['name', 'The name, unchanged.'],
      [
        'report-base',
        'Start of the URL of the full report. The element appends the percent-encoded name. Without this attribute, there is no link.',
      ],
      ['max-length', 'Maximum number of characters to show. The default is 40, the minimum is 24.'],
    ],
  },
  {
    title: 'Event and property',
    rows: [
      [
        'verdict',
        'Event that bubbles and fires when the verdict arrives. Its detail is the result of displayName.',
      ],
      ['displayed', 'Detail of the last event. Null while a name is being inspected.'],
    ],
  },
  {
    title: 'Parts',
    rows: [
      ['name', 'The name.'],
      [
        'mark',
        'Button after the name, with an icon. If the name does not pass, the button also shows a word.',
      ],
      ['reason', 'Panel that opens on focus, hover and tap.'],
      ['headline', 'Headline of the verdict, in the panel.'],
      ['evidence', 'Evidence for the headline, in the panel.'],
      ['whole', 'Full name, in the panel, if the name was shortened.'],
      ['link', 'Link to the full report, in the panel.'],
      ['again', '“Try again” button in the panel, if the inspection failed.'],
    ],
  },
  {
    title: 'Custom properties',
    rows: [
      ['--ens-name-pass-color', 'Colour of the icon for a name that passes.'],
      ['--ens-name-warn-color', 'Colour of the icon for a name with a warning.'],
      ['--ens-name-alert-color', 'Colour of the icon for a name with an alert.'],
      ['--ens-name-surface-color', 'Background colour of the panel.'],
      ['--ens-name-text-color', 'Text colour of the panel.'],
      ['--ens-name-border-color', 'Border colour of the panel.'],
    ],
  },
];

/** Command that builds the script of the HTML sample. */
const BUILD_SCRIPT: CodeSample = {
  what: 'the build command',
  language: 'shell',
  code: 'npx esbuild namescope/element engine-worker=namescope/element/engine-worker --bundle --splitting --minify --format=esm --target=es2022 --outdir=public/namescope',
};

/**
 * Returns code samples for HTML, React, Vue and JavaScript.
 *
 * @param reportBase start of the address of a report, to which the name is appended
 */
function getCodeSamples(reportBase: string): CodeSample[] {
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

function Recipient({ name }) {
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

function Recipient({ name }: { name: string }) {
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
async function labelAddress(address, primaryName) {
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
