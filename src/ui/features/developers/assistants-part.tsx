import { Link } from '../../components/link.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { type CodeSample, CodeTabs, Reference, SampleCode, Section } from './sample-code.tsx';

/** Shows how to use the inspector in browsers and in assistants. */
export function AssistantsPart() {
  return (
    <article className="stack gap-6">
      <ScreenHeader title="Browsers and assistants">
        Get the same verdicts wherever you see names: on any web page, and in a chat with an
        assistant. Everything runs on your machine, and nothing is sent to a server.
      </ScreenHeader>

      <Section title="Browser extension">
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
      </Section>

      <Section title="Assistants">
        <p>
          <code>namescope mcp</code> answers assistants over the Model Context Protocol. Install the{' '}
          <Link to={{ screen: 'developers', part: 'command-line' }}>command line</Link>, and add the
          command to the settings of your assistant:
        </p>
        <CodeTabs label="Assistant settings" samples={ASSISTANT_SAMPLES} />
      </Section>

      <Reference title="Tools" rows={ASSISTANT_TOOLS} />
    </article>
  );
}

/** Settings of assistants. The settings are copied from `src/mcp/README.md`. */
export const ASSISTANT_SAMPLES: readonly CodeSample[] = [
  {
    what: 'Claude Code',
    language: 'shell',
    code: 'claude mcp add namescope -- npx -y namescope mcp',
  },
  {
    what: 'Claude Desktop and Cursor',
    language: 'typescript',
    code: '{ "mcpServers": { "namescope": { "command": "npx", "args": ["-y", "namescope", "mcp"] } } }',
  },
  {
    what: 'VS Code',
    language: 'typescript',
    code: `{
  "servers": {
    "namescope": { "type": "stdio", "command": "npx", "args": ["-y", "namescope", "mcp"] }
  }
}`,
  },
];

/** Tools for assistants, and what each tool answers. */
export const ASSISTANT_TOOLS: readonly (readonly [tool: string, answer: string])[] = [
  ['inspect_names', 'Verdicts on up to 250 names.'],
  ['inspect_text', 'The names, addresses, links and hidden characters in a message.'],
  ['compare_names', 'How two names or addresses relate.'],
  ['list_imitations', 'Names that somebody could register to imitate a name.'],
  ['explain_character', 'A character, and what it can be mistaken for.'],
  ['check_address', 'The checksum of an address, and trusted addresses that it imitates.'],
];

/** Commands that build the extension. The commands are copied from `src/extension/README.md`. */
export const EXTENSION_SAMPLE: CodeSample = {
  what: 'the build command',
  language: 'shell',
  code: 'npm run build:extension',
};
