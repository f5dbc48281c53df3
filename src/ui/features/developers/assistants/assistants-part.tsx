import { ScreenHeader } from '../../../components/screen-header.tsx';
import { CodeTabs } from '../code-tabs.tsx';
import styles from '../developer-part.module.css';
import { SampleCode } from '../sample-code.tsx';
import { TermList } from '../term-list.tsx';
import { ASSISTANT_SAMPLES, ASSISTANT_TOOLS, EXTENSION_SAMPLE } from './assistant-samples.ts';

/** Shows how to use the inspector in browsers and in assistants. */
export function AssistantsPart() {
  return (
    <article className={styles.article}>
      <ScreenHeader title="Browsers and assistants">
        Get the same verdicts wherever you see names: on any web page, and in a chat with an
        assistant. Everything runs on your machine, and nothing is sent to a server.
      </ScreenHeader>

      <section className={styles.part} aria-labelledby="extension">
        <h2 id="extension">Browser extension</h2>
        <p>
          The extension marks deceptive names on the pages that you allow. Hover over a mark to see
          why, open the full report, or trust the name. Build the extension in a clone of the
          repository:
        </p>
        <SampleCode {...EXTENSION_SAMPLE} />
        <p>
          In Chromium, open <code>chrome://extensions</code>, turn on the developer mode, and load{' '}
          <code>dist-extension/chromium</code>. In Firefox, open{' '}
          <code>about:debugging#/runtime/this-firefox</code> and load{' '}
          <code>dist-extension/firefox/manifest.json</code>.
        </p>
      </section>

      <section className={styles.part} aria-labelledby="assistants">
        <h2 id="assistants">Assistants</h2>
        <p>
          <code>namescope mcp</code> answers assistants over the Model Context Protocol. Add the
          command to the settings of your assistant:
        </p>
        <CodeTabs label="Assistant settings" samples={ASSISTANT_SAMPLES} />
      </section>

      <TermList title="Tools" rows={ASSISTANT_TOOLS} />
    </article>
  );
}
