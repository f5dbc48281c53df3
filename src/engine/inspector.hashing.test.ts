import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWasmNameHasher } from './hashing/wasm-name-hasher.ts';
import { createInspector } from './inspector.ts';
import { readHashing, readTables } from './testing/read-tables.ts';
import { UNKNOWN } from './testing/unknown-label-example.ts';

const NAMES = ['vitalik.eth', 'vìtalik.eth', '', '.', `${UNKNOWN}.eth`, '\ud800.eth', 'b.a.eth'];
const tables = readTables();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns all results that contain hashes. */
function inspect(hashing?: Uint8Array | object) {
  const inspector = createInspector(tables, { hashing });
  return {
    reports: inspector.bulkInspectNames(NAMES),
    columns: inspector.inspectColumns(NAMES).namehash,
    full: NAMES.map((name) => inspector.inspectName(name)),
  };
}

const inJavaScript = inspect();

class FailingConstructor {
  constructor() {
    throw new RangeError('WebAssembly.Memory(): could not allocate memory');
  }
}

/** Changes the constant of the last Keccak round. */
function spoilConstant(module: Uint8Array): Uint8Array {
  const spoiled = Buffer.from(module);
  spoiled[spoiled.indexOf('0880008000000080', 'hex')] = 0;
  return spoiled;
}

describe('hashes are correct', () => {
  it.each<[what: string, hashing: Uint8Array | object, globals?: object]>([
    ['with the bytes of the module', readHashing()],
    ['with a compiled module', new WebAssembly.Module(Uint8Array.from(readHashing()))],
    ['without WebAssembly', readHashing(), { WebAssembly: undefined }],
    ['if compiling fails', readHashing(), { WebAssembly: { Module: FailingConstructor } }],
    [
      'if there is not enough memory',
      readHashing(),
      { WebAssembly: { Module: WebAssembly.Module, Instance: FailingConstructor } },
    ],
    ['with a truncated module', readHashing().subarray(0, 1000)],
    ['with a module without exports', readHashing().subarray(0, 8)],
    ['with an ArrayBuffer', Uint8Array.from(readHashing()).buffer],
    ['with a module that has a wrong constant', spoilConstant(readHashing())],
    ['with an empty file', new Uint8Array()],
    ['with an object that is not a module', {}],
  ])('%s', (_, hashing, globals = {}) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(inspect(hashing)).toEqual(inJavaScript);
  });
});

describe('hashes are correct after', () => {
  it('a stack overflow', () => {
    const inspector = createInspector(tables, { hashing: readHashing() });
    const overflow = (): void => {
      inspector.bulkInspectNames(['k.eth']);
      overflow();
    };
    for (let round = 0; round < 2; round++) {
      expect(overflow).toThrow(RangeError);
      expect(inspector.inspectColumns(NAMES).namehash).toEqual(inJavaScript.columns);
    }
  });

  it('a list whose getter hashes other labels', () => {
    const { labelhashes } = createWasmNameHasher(readHashing());
    const list = ['first', '', 'third'];
    const get = () => {
      labelhashes(['other', 'more']);
      return 'second';
    };
    Object.defineProperty(list, 1, { get });
    expect(labelhashes(list)).toEqual(labelhashes(['first', 'second', 'third']));
  });
});
