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

/** Returns the text in a field of an object. Returns undefined for other values. */
function readField(value: unknown, field: string): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined;
  const inside = (value as Record<string, unknown>)[field];
  return typeof inside === 'string' ? inside : undefined;
}

/**
 * Creates a parser for lines that are either a name as a JSON string, or an object with the name in `field` and, if given,
 * an address in `addressField`.
 */
export function createJsonParser(field: string, addressField?: string): NameParser {
  return createLineParser((text) => {
    const value = tryParse(text);
    if (value === undefined) return { reason: 'not_json' };
    if (typeof value === 'string') return { name: value };
    const name = readField(value, field);
    if (name === undefined) return { reason: 'no_such_field' };
    if (addressField === undefined) return { name };
    return { name, address: readField(value, addressField) ?? null };
  });
}
