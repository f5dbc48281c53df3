import { beforeAll, describe, expect, it } from 'vitest';
import { gatherNameEvidence } from '../../../client/name-evidence.ts';
import { unwrap } from '../../../client/problem-error.ts';
import type { CheckCode } from '../../../contract/checks.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { isRisk } from '../../lib/rating-words.ts';
import { findEvidence } from './evidence.ts';
import { type PlacedEvidence, placeEvidence } from './placed-evidence.ts';

let engine: Inspector;

beforeAll(async () => {
  engine = await createNodeInspector();
});

async function placeName(name: string): Promise<PlacedEvidence> {
  const inspector = {
    inspectName: async (text: string) => unwrap(engine.inspectName(text)),
    inspectGrapheme: async (text: string) => unwrap(engine.inspectGrapheme(text)),
    findImitation: async () => null,
  };
  return placeEvidence(await gatherNameEvidence(name, inspector, new AbortController().signal));
}

const UNKNOWN = `[${'0'.repeat(64)}]`;

describe('evidence of a finding', () => {
  it.each<[name: string, check: CheckCode, graphemes: number[], labels: number[]]>([
    ['vitalìk.eth', 'confusables', [5], []],
    ['vitalìk.eth', 'typing_difficulty', [5], []],
    ['vitalìk.eth', 'impersonation_risk', [5], []],
    ['ni\u200dck.eth', 'invisible', [2], []],
    ['ni\u200dck.eth', 'normalized', [2], []],
    ['ok.Brantly.eth', 'normalized', [2], []],
    ['b๐red.eth', 'mixed_scripts', [1], []],
    ['foo.xyz', 'decentralized_name', [], [1]],
    [`${UNKNOWN}.eth`, 'unknown_label', [], [0]],
    [`a.${'é'.repeat(130)}.eth`, 'namewrapper_compatible', [], [1]],
    ['ok.under_score.eth', 'punycode_compatible_name', [], [1]],
    ['vitalik.eth', 'confusables', [], []],
    ['a'.repeat(300), 'uninspected', [], []],
  ])('%j, %s', async (name, check, graphemes, labels) => {
    expect(findEvidence(check, await placeName(name))).toEqual({ graphemes, labels });
  });

  it('is there for every risk that rests on a part of the name', async () => {
    const names = [
      'vitalìk.eth',
      'ni\u200dck.eth',
      'b๐red.eth',
      'аррӏе.eth',
      '\u202eabc.eth',
      'ß.xyz',
    ];
    for (const name of names) {
      const evidence = await placeName(name);
      for (const { check, status } of evidence.report.checks) {
        if (!isRisk(status)) continue;
        const { graphemes, labels } = findEvidence(check, evidence);
        expect([name, check, graphemes.length + labels.length > 0]).toEqual([name, check, true]);
      }
    }
  });
});

describe('placed evidence', () => {
  it('aligns a name with its perceived form', async () => {
    const { perceived, differing } = await placeName('vitalìk.eth');
    expect(perceived?.length).toBe(10);
    expect(differing).toEqual([5]);
  });
});
