import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInspector } from './inspector.ts';
import { readHashing, readTables } from './testing/read-tables.ts';
import { UNKNOWN } from './testing/unknown-label.ts';

const NAMES = ['vitalik.eth', 'vìtalik.eth', '', '.', `${UNKNOWN}.eth`, '\ud800.eth', 'b.a.eth'];
const tables = readTables();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Everything that has a hash in it. */
function inspect(hashing?: Uint8Array | object) {
  const inspector = createInspector(tables, { hashing });
  return {
    reports: inspector.bulkInspectNames(NAMES),
    columns: inspector.inspectColumns(NAMES).namehash,
    full: NAMES.map((name) => inspector.inspectName(name)),
    labels: inspector.labelhashes(['vitalik', UNKNOWN, '']),
  };
}

const inJavaScript = inspect();

class Refused {
  constructor() {
    throw new RangeError('WebAssembly.Memory(): could not allocate memory');
  }
}

describe('hashes are the same', () => {
  it.each<[what: string, hashing: Uint8Array | object, globals?: object]>([
    ['with the module', readHashing()],
    ['with the module compiled', new WebAssembly.Module(Uint8Array.from(readHashing()))],
    ['without WebAssembly', readHashing(), { WebAssembly: undefined }],
    ['where compiling is refused', readHashing(), { WebAssembly: { Module: Refused } }],
    [
      'where memory is refused',
      readHashing(),
      { WebAssembly: { Module: WebAssembly.Module, Instance: Refused } },
    ],
    ['with a module cut short', readHashing().subarray(0, 1000)],
    ['with a module that exports nothing', readHashing().subarray(0, 8)],
    ['with an empty file', new Uint8Array()],
    ['with anything else', {}],
  ])('%s', (_, hashing, globals = {}) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(inspect(hashing)).toEqual(inJavaScript);
  });
});

it('a name that is no Unicode has no hash in columns', () => {
  expect(inJavaScript.columns.slice(5 * 32, 6 * 32)).toEqual(new Uint8Array(32));
});
