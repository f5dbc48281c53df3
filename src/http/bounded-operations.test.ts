import { describe, expect, it } from 'vitest';
import { MAX_HTTP_CHARACTERS } from '../contract/limits.ts';
import type { Inspector } from '../engine/inspector.ts';
import {
  bulkInspectNamesInTurns,
  inspectBoundedGrapheme,
  inspectBoundedName,
} from './bounded-operations.ts';

const NETWORK = { network_name: 'mainnet' };
/** Two UTF-16 units each, one character. */
const LONGEST = '😀'.repeat(MAX_HTTP_CHARACTERS);
const TOO_LONG = `${LONGEST}a`;
const fault = (path: string) => ({
  path,
  detail: `${path} has 10001 characters, more than 10000.`,
});

/** Answers with what it was asked, and notes how much it was asked at a stretch. */
function createEcho() {
  const turns: string[][] = [];
  const inspector = {
    bulkInspectNames(names: string[]) {
      turns.push(names);
      return names.map((name) => ({ ok: true, value: { name } }));
    },
    inspectName: (name: string) => ({ ok: true, value: { name } }),
    inspectGrapheme: (grapheme: string) => ({ ok: true, value: { grapheme } }),
  } as unknown as Inspector;
  return { turns, inspector };
}

describe('a name over HTTP', () => {
  it('has at most 10,000 code points', async () => {
    const { inspector } = createEcho();
    const names = ['a.eth', LONGEST];
    expect(await bulkInspectNamesInTurns(inspector, { names, ...NETWORK })).toMatchObject({
      ok: true,
      value: { results: [{ name: 'a.eth' }, { name: LONGEST }] },
    });
    expect(inspectBoundedName(inspector, { name: LONGEST, ...NETWORK })).toMatchObject({
      ok: true,
    });
  });

  it('is refused beyond, all of them named', async () => {
    const { inspector, turns } = createEcho();
    const names = [TOO_LONG, 'a.eth', TOO_LONG];
    expect(await bulkInspectNamesInTurns(inspector, { names, ...NETWORK })).toMatchObject({
      ok: false,
      problem: {
        status: 422,
        code: 'name_too_long',
        errors: [fault('names[0]'), fault('names[2]')],
      },
    });
    expect(turns).toEqual([]);
    expect(inspectBoundedName(inspector, { name: TOO_LONG, ...NETWORK })).toMatchObject({
      ok: false,
      problem: { code: 'name_too_long', errors: [fault('name')] },
    });
  });

  it('is refused for what is wrong with the request first', async () => {
    const { inspector } = createEcho();
    for (const outcome of [
      await bulkInspectNamesInTurns(inspector, { names: [TOO_LONG, 1], ...NETWORK }),
      inspectBoundedName(inspector, { name: TOO_LONG, network_name: 'moon' }),
    ]) {
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid_request' } });
    }
  });
});

it('a grapheme over HTTP has at most 10,000 code points', () => {
  const { inspector } = createEcho();
  expect(inspectBoundedGrapheme(inspector, { grapheme: LONGEST })).toMatchObject({ ok: true });
  expect(inspectBoundedGrapheme(inspector, { grapheme: TOO_LONG })).toMatchObject({
    ok: false,
    problem: { code: 'invalid_request', errors: [fault('grapheme')] },
  });
});

describe('a bulk request', () => {
  it('is answered at a stretch when its names are short', async () => {
    const { inspector, turns } = createEcho();
    const names = Array.from({ length: 250 }, (_, at) => `${at}.eth`);
    await bulkInspectNamesInTurns(inspector, { names, ...NETWORK });
    expect(turns).toEqual([names]);
  });

  it('lets others run between turns of 10,000 units, and keeps the order', async () => {
    const { inspector, turns } = createEcho();
    const names = Array.from({ length: 100 }, (_, at) => `${at}${'x'.repeat(at * 90)}`);
    let turnsOfOthers = 0;
    const others = setInterval(() => turnsOfOthers++, 0);
    const outcome = await bulkInspectNamesInTurns(inspector, { names, ...NETWORK });
    clearInterval(others);
    expect(outcome).toMatchObject({ value: { results: names.map((name) => ({ name })) } });
    expect(turns.flat()).toEqual(names);
    expect(Math.max(...turns.map((turn) => turn.join('').length))).toBeLessThanOrEqual(10_000);
    expect(turns.length).toBeGreaterThan(40);
    expect(turnsOfOthers).toBeGreaterThan(turns.length / 2);
  });

  it('ends with the first problem', async () => {
    const { inspector } = createEcho();
    const problem = { code: 'internal_error' };
    inspector.bulkInspectNames = () => [{ ok: false, problem }] as never;
    const names = ['a', 'b'.repeat(9_999)];
    expect(await bulkInspectNamesInTurns(inspector, { names, ...NETWORK })).toEqual({
      ok: false,
      problem,
    });
  });
});
