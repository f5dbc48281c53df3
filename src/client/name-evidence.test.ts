import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Inspector } from '../engine/inspector.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { gatherNameEvidence } from './name-evidence.ts';
import { unwrap } from './problem-error.ts';

let engine: Inspector;

beforeAll(async () => {
  engine = await createNodeInspector();
});

function createInspectorOf() {
  return {
    inspectName: vi.fn(async (name: string) => unwrap(engine.inspectName(name))),
    inspectGrapheme: vi.fn(async (text: string) => unwrap(engine.inspectGrapheme(text))),
  };
}

const gather = (name: string, inspector = createInspectorOf()) =>
  gatherNameEvidence(name, inspector, new AbortController().signal);

describe('evidence on a name', () => {
  it('has the names that it is compared with, and no other', async () => {
    const { canonical, perceived, repaired } = await gather('vitalìk.eth');
    expect([canonical?.name, perceived?.name, repaired]).toEqual([
      'vitalik.eth',
      'vitalik.eth',
      null,
    ]);
    expect(await gather('vitalik.eth')).toMatchObject({ canonical: null, perceived: null });
    expect(await gather('Brantly.eth')).toMatchObject({ repaired: 'brantly.eth' });
  });

  it('asks for each risky grapheme once, however many there are', async () => {
    const inspector = createInspectorOf();
    const many = String.fromCodePoint(...Array.from({ length: 90 }, (_, index) => 0x4e00 + index));
    const { details } = await gather(`${many}${many}.eth`, inspector);
    expect(details.size).toBe(90);
    expect(inspector.inspectGrapheme).toHaveBeenCalledTimes(90);
    expect([...(await gather('ìaì.eth')).details.keys()]).toEqual(['ì']);
  });

  it('has nothing beside the report of a name that was not inspected', async () => {
    const { report, details } = await gather('a'.repeat(300));
    expect([report.inspected, details.size]).toEqual([false, 0]);
  });

  it('stops after the report when it is no longer wanted', async () => {
    const inspector = createInspectorOf();
    const gone = AbortSignal.abort(new Error('typed over'));
    await expect(gatherNameEvidence('vitalìk.eth', inspector, gone)).rejects.toThrow('typed over');
    expect(inspector.inspectGrapheme).not.toHaveBeenCalled();
  });
});
