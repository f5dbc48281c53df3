import type { Tone } from '../words/names/rating-words.ts';
import type { ObjectSchema } from './assistant-tool.ts';

/** Maximum length of a name, an address or a character in a call, in code points. Longer text is not a name. */
const MAX_VALUE_LENGTH = 100_000;

export const TEXT = { type: 'string' } as const;
export const TEXT_OR_NULL = { type: ['string', 'null'] } as const;
export const FLAG = { type: 'boolean' } as const;
export const COUNT = { type: 'integer', minimum: 0 } as const;

/** Statuses from most to least dangerous. `info` is worth knowing, and `none` means that nothing was judged. */
export const STATUSES = ['alert', 'warn', 'info', 'pass', 'none'] as const;

export type Status = (typeof STATUSES)[number];

/** Returns the status for a tone of the page. */
export function getStatus(tone: Tone): Status {
  return tone === 'skip' ? 'none' : tone;
}

/** Returns the most dangerous status, or `none` for an empty list. */
export function pickWorst(statuses: readonly Status[]): Status {
  return STATUSES.find((status) => statuses.includes(status)) ?? 'none';
}

export const STATUS = { type: 'string', enum: STATUSES } as const;

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
