import { createLineParser, type NameParser } from './name-parser.ts';

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lists the text fields of a line that is a JSON object. Returns an empty list for any other line. */
export function listTextFields(text: string): [field: string, value: string][] {
  const value = tryParse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
}

/** Checks whether the line is a JSON string, object or array. */
export function isJsonEntry(text: string): boolean {
  const value = tryParse(text);
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** Creates a parser for lines that are either a name as a JSON string, or an object with the name in `field`. */
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
