import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Inspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
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
    const { canonical, perceived, imitated, repaired } = await gather('vitalìk.eth');
    expect([canonical?.name, perceived?.name, imitated?.name, repaired]).toEqual([
      'vitalik.eth',
      'vitalik.eth',
      'vitalik.eth',
      null,
    ]);
    expect(await gather('vitalik.eth')).toMatchObject({
      canonical: null,
      perceived: null,
      imitated: null,
    });
    expect((await gather('rnetamask.eth')).imitated?.name).toBe('metamask.eth');
  });

  it('has no name beside one that resembles another without risk', async () => {
    const { report, imitated } = await gather('metamaskdao.eth');
    expect([report.imitates?.status, imitated]).toEqual(['info', null]);
  });

  it.each([
    ['Brantly.eth', 'brantly.eth', 'brantly.eth'],
    ['VITALIK.eth', 'vitalik.eth', 'vitalik.eth'],
    ['sh_op.eth', 'sh-op.eth', null],
    ['vitalik.eth', null, null],
  ])(
    'says what %s is repaired to, and whether ENSIP-15 does so',
    async (name, repaired, normalForm) => {
      expect(await gather(name)).toMatchObject({ repaired, normalForm });
    },
  );

  it('asks for each grapheme that is a risk in its label, once', async () => {
    const inspector = createInspectorOf();
    const { details } = await gather('ìaì.vitаlik.eth', inspector);
    expect([...details.keys()]).toEqual(['ì', 'а']);
    expect(inspector.inspectGrapheme).toHaveBeenCalledTimes(2);
    expect((await gather('автор.eth')).details.size).toBe(0);
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
