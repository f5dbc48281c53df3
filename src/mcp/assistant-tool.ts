import type { TrustedAddresses } from '../addresses/trusted-addresses.ts';
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
