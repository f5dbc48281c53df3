import { beforeAll, describe, expect, it } from 'vitest';
import type { BulkInspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { createWatchIndex, listWatchedTexts, type WatchIndex } from './watch-index.ts';

let engine: BulkInspector;
let index: WatchIndex;

beforeAll(async () => {
  engine = await createNodeInspector();
  index = createWatchIndex(KNOWN_NAMES, engine.inspectColumns(listWatchedTexts(KNOWN_NAMES)));
});

function findImitation(name: string): [string, string] | null {
  const found = index.findImitation(engine.inspectColumns([name]), 0, () => name);
  return found && [found.watched.name, found.kind];
}

describe('imitated names', () => {
  it.each([
    ['paypa1.eth', 'paypal.eth', 'exact'],
    ['rnetamask.eth', 'metamask.eth', 'exact'],
    ['аррӏе.eth', 'apple.eth', 'exact'],
    ['tvvitter.eth', 'twitter.eth', 'exact'],
    ['Vitalik.eth', 'vitalik.eth', 'exact'],
    ['vitalik\u200b.eth', 'vitalik.eth', 'exact'],
    ['vitalìk.eth', 'vitalik.eth', 'loose'],
    ['clune.eth', 'dune.eth', 'loose'],
    ['vita1ik', 'vitalik.eth', 'exact'],
  ])('%s imitates %s (%s)', (name, known, kind) => {
    expect(findImitation(name)).toEqual([known, kind]);
  });

  it.each(['hello.eth', 'vitalik', 'paypal.com', 'pay.vitalik.eth', '\ud800', ''])(
    '%s imitates none',
    (name) => {
      expect(findImitation(name)).toBeNull();
    },
  );

  it('are never watched names themselves', () => {
    for (const { name } of KNOWN_NAMES) expect([name, findImitation(name)]).toEqual([name, null]);
  });
});

describe('known names', () => {
  it('has every name once, with a reason, as an inspector passes it', () => {
    const names = KNOWN_NAMES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(100);
    for (const { name, reason } of KNOWN_NAMES) {
      expect(reason).not.toBe('');
      expect([name, engine.inspectColumns([name]).rating[0]]).toEqual([name, 2]);
    }
  });

  it('has no two names that look alike', () => {
    const names = KNOWN_NAMES.map(({ name }) => name);
    const { looseSkeleton } = engine.inspectColumns(names);
    const pairs = names.flatMap((name, index) => {
      const first = looseSkeleton.indexOf(looseSkeleton[index] as bigint);
      return first < index ? [[names[first], name]] : [];
    });
    expect(pairs).toEqual([]);
  });
});
