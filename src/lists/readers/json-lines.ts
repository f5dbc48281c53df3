import {
  createLineParser,
  type HeadingFilter,
  looksLikeName,
  type NameParser,
} from './name-parser.ts';

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lists the fields of an object. Returns an empty list for any other value. */
function listFields(value: unknown): [field: string, value: unknown][] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.entries(value) : [];
}

/** Lists the text fields of a line that is a JSON object. Returns an empty list for any other line. */
export function listTextFields(text: string): [field: string, value: string][] {
  return listFields(tryParse(text)).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
}

const MAX_DEPTH = 20;

/** Lists the strings and keys in a value. */
function listTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap((inside) => listTexts(inside, depth + 1))];
}

/** Checks whether any string or key in the value looks like a name. A deeper value may contain a name. */
function mayContainName(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return looksLikeName(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth === MAX_DEPTH) return true;
  return Object.entries(value).some(
    ([key, inside]) => looksLikeName(key) || mayContainName(inside, depth + 1),
  );
}

/** Checks whether a field other than the chosen one may contain a name or has a key that looks like a name. */
function hasNameBeside(value: unknown, chosen: string, mayHaveNames: HeadingFilter): boolean {
  return listFields(value).some(
    ([field, inside]) =>
      field !== chosen && (looksLikeName(field) || (mayHaveNames(field) && mayContainName(inside))),
  );
}

/**
 * Lists the fields of a line that is a JSON object, each with all the strings and keys it contains. Returns an empty
 * list for any other line.
 */
export function listFieldTexts(text: string): [field: string, texts: string[]][] {
  return listFields(tryParse(text)).map(([field, value]) => [field, listTexts(value)]);
}

/** Checks whether the line is a JSON string, object or array. */
export function isJsonEntry(text: string): boolean {
  const value = tryParse(text);
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** Returns the value of an object's field. Returns undefined if there is no such field. */
function readField(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined;
  return (value as Record<string, unknown>)[field];
}

/** Returns the text of an address. Returns any other value as JSON, so that it is reported as an invalid address. */
function formatAddress(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/**
 * Checks whether an object has duplicate keys. `JSON.parse` returns the last value, but other parsers return the first.
 *
 * @param json valid JSON
 */
function hasRepeatedKey(json: string, key: string): boolean {
  const quoted = JSON.stringify(key);
  const isPossible = json.includes('\\') || json.indexOf(quoted) !== json.lastIndexOf(quoted);
  if (!isPossible) return false;
  let depth = 0;
  let count = 0;
  for (const [token, text, colon] of json.matchAll(/[[\]{}]|("(?:[^"\\]|\\.)*")(\s*:)?/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && colon && text && JSON.parse(text) === key) count += 1;
  }
  return count > 1;
}

export interface JsonOptions {
  field: string;
  addressField?: string;
}

/**
 * Creates a parser for lines that are either a name as a JSON string, or an object with the name in `field` and, if given,
 * an address in `addressField`.
 *
 * @param mayHaveNames selects the other fields in which names are reported
 */
export function createJsonParser(
  { field, addressField }: JsonOptions,
  mayHaveNames?: HeadingFilter,
): NameParser {
  const chosen = addressField === undefined ? [field] : [field, addressField];
  return createLineParser((text) => {
    const value = tryParse(text);
    if (value === undefined) return { reason: 'not_json' };
    if (typeof value === 'string') return { name: value };
    const name = readField(value, field);
    if (chosen.some((each) => hasRepeatedKey(text, each))) return { reason: 'repeated_field' };
    const hasOtherName = mayHaveNames !== undefined && hasNameBeside(value, field, mayHaveNames);
    if (typeof name !== 'string') return { reason: hasOtherName ? 'other_name' : 'no_such_field' };
    if (addressField === undefined) return { name, hasOtherName };
    return { name, address: formatAddress(readField(value, addressField)), hasOtherName };
  });
}
