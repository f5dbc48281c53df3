import bash from 'highlight.js/lib/languages/bash';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

/** Languages of code samples. A `console` sample has commands, which start with `$`, and their output. */
export type SampleLanguage = 'console' | 'html' | 'shell' | 'typescript';

/** Roles that have their own colour. */
const ROLES = ['comment', 'keyword', 'string', 'name', 'attr', 'title'] as const;

export interface CodeToken {
  text: string;
  role?: (typeof ROLES)[number] | undefined;
}

const GRAMMARS: Readonly<Record<SampleLanguage, string>> = {
  console: 'bash',
  html: 'xml',
  shell: 'bash',
  typescript: 'typescript',
};

const lowlight = createLowlight({ bash, typescript, xml });

type Tree = ReturnType<typeof lowlight.highlight>;
type Node = Tree['children'][number];

/** Splits code into tokens with their roles. The joined tokens equal the code. */
export function highlightCode(code: string, language: SampleLanguage): CodeToken[] {
  return lowlight.highlight(GRAMMARS[language], code).children.flatMap((node) => listTokens(node));
}

function listTokens(node: Node, outer?: CodeToken['role']): CodeToken[] {
  if (node.type === 'text') return [{ text: node.value, role: outer }];
  if (node.type !== 'element') return [];
  const classes = [node.properties.className].flat();
  const role = ROLES.find((each) => classes.includes(`hljs-${each}`)) ?? outer;
  return node.children.flatMap((child) => listTokens(child, role));
}
