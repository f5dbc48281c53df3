import { createLineParser, type NameParser } from './name-parser.ts';

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields with text of an object on one line of JSON; none when the line is something else. */
export function listTextFields(text: string): [field: string, value: string][] {
  const value = tryParse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
}

/** True when the line is one JSON string or object. */
export function isJsonEntry(text: string): boolean {
  const value = tryParse(text);
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** One JSON value a line: a string is the name itself, an object has it in the chosen field. */
export function createJsonParser(field: string): NameParser {
  return createLineParser((text) => {
    const value = tryParse(text);
    if (value === undefined) return { reason: 'not_json' };
    if (typeof value === 'string') return { name: value };
    const inside =
      typeof value === 'object' && value !== null && Object.hasOwn(value, field)
        ? (value as Record<string, unknown>)[field]
        : undefined;
    return typeof inside === 'string' ? { name: inside } : { reason: 'no_such_field' };
  });
}
