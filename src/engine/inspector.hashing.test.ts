import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInspector, type Inspector } from './inspector.ts';
import { readHashing, readTables } from './testing/read-tables.ts';
import { UNKNOWN } from './testing/unknown-label-example.ts';

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

/** Of the last round of Keccak. */
function spoilConstant(module: Uint8Array): Uint8Array {
  const spoiled = Buffer.from(module);
  spoiled[spoiled.indexOf('0880008000000080', 'hex')] = 0;
  return spoiled;
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
    ['with bytes in an ArrayBuffer', Uint8Array.from(readHashing()).buffer],
    ['with a module whose constants are wrong', spoilConstant(readHashing())],
    ['with an empty file', new Uint8Array()],
    ['with anything else', {}],
  ])('%s', (_, hashing, globals = {}) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(inspect(hashing)).toEqual(inJavaScript);
  });
});

describe('what was broken off leaves no wrong hash behind', () => {
  it.each<[what: string, hash: (inspector: Inspector) => void]>([
    ['labels', ({ labelhashes }) => void labelhashes(['k'])],
    ['names', ({ bulkInspectNames }) => void bulkInspectNames(['k.eth'])],
  ])('%s', (_, hash) => {
    const inspector = createInspector(tables, { hashing: readHashing() });
    const overflow = (): void => {
      hash(inspector);
      overflow();
    };
    for (let round = 0; round < 2; round++) {
      expect(overflow).toThrow(RangeError);
      expect(inspector.inspectColumns(NAMES).namehash).toEqual(inJavaScript.columns);
    }
  });

  it('a list that hashes while it is read', () => {
    const { labelhashes } = createInspector(tables, { hashing: readHashing() });
    const list = ['first', '', 'third'];
    const get = () => {
      labelhashes(['other', 'more']);
      return 'second';
    };
    Object.defineProperty(list, 1, { get });
    expect(labelhashes(list)).toEqual(labelhashes(['first', 'second', 'third']));
  });
});

it('a name that is no Unicode has no hash in columns', () => {
  expect(inJavaScript.columns.slice(5 * 32, 6 * 32)).toEqual(new Uint8Array(32));
});
