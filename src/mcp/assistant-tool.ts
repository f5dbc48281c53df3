import type { TrustedAddresses } from '../addresses/trusted-addresses.ts';
import { FINDING_STATUSES } from '../contract/finding.ts';
import type { Inspector } from '../engine/inspector.ts';

/** JSON Schema of an object. The server sends the schema to the client and also validates data with the schema. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: string[];
  readonly additionalProperties: false;
}

/** What a tool works with. */
export interface ToolContext {
  readonly inspector: Inspector;
  readonly trusted: TrustedAddresses;
  /** Signal that is aborted when the client cancels the call or disconnects. */
  readonly signal: AbortSignal;
}

/** Text for the model with the same facts as data, or the reason why the input was rejected. */
export type ToolAnswer = { text: string; data: Record<string, unknown> } | { problem: string };

/** A tool that an assistant can call. It only reads its arguments. */
export interface AssistantTool<Input = never> {
  readonly name: string;
  readonly title: string;
  /** Tells a model when to call the tool and what it answers. */
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  /** Answers a call. The input matches the schema. */
  answer(input: Input, context: ToolContext): Promise<ToolAnswer>;
}

/** Maximum length of a name, an address or a character in a call, in code points. Longer text is not a name. */
const MAX_VALUE_LENGTH = 100_000;

/** Parts of the schemas of tools. */
export const schema = {
  text: { type: 'string' },
  textOrNull: { type: ['string', 'null'] },
  flag: { type: 'boolean' },
  count: { type: 'integer', minimum: 0 },
  /** `info` is worth knowing, and `none` means that nothing was judged. */
  status: { type: 'string', enum: [...FINDING_STATUSES, 'none'] },
  /** Creates the schema of an untrusted name, address or character. */
  value: (description: string) => ({
    type: 'string',
    minLength: 1,
    maxLength: MAX_VALUE_LENGTH,
    description,
  }),
  list: (items: object) => ({ type: 'array', items }),
  /** Creates the schema of an object with these properties. All are required, except those in `optional`. */
  object(properties: Record<string, object>, optional: readonly string[] = []): ObjectSchema {
    const required = Object.keys(properties).filter((name) => !optional.includes(name));
    return { type: 'object', properties, required, additionalProperties: false };
  },
} as const;
