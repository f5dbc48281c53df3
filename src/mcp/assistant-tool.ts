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

export const TEXT = { type: 'string' } as const;
export const TEXT_OR_NULL = { type: ['string', 'null'] } as const;
export const FLAG = { type: 'boolean' } as const;
export const COUNT = { type: 'integer', minimum: 0 } as const;

/** `info` is worth knowing, and `none` means that nothing was judged. */
export const STATUS = { type: 'string', enum: [...FINDING_STATUSES, 'none'] } as const;

/** Schema of an untrusted name, address or character. */
export function createValueSchema(description: string) {
  return { type: 'string', minLength: 1, maxLength: MAX_VALUE_LENGTH, description };
}

/** Schema of a list. */
export function createListSchema(items: object) {
  return { type: 'array', items };
}

/** Schema of an object with exactly these properties. All properties are required, except those in `optional`. */
export function createObjectSchema(
  properties: Record<string, object>,
  optional: readonly string[] = [],
): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}
