import type { CodeSample } from '../code-sample.ts';

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
