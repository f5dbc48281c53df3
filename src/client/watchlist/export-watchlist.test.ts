import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../engine/testing/any-text.ts';
import { getFuzzRuns } from '../../engine/testing/fuzz-runs.ts';
import { detectSource } from '../input/detect-source.ts';
import { readNames } from '../input/read-names.ts';
import { formatWatchlist } from './export-watchlist.ts';

/** The names that an import reads from the file. */
async function readBack(text: string): Promise<string[]> {
  const file = new File([text], 'watchlist.txt');
  const source = { kind: 'file', file } as const;
  const names: string[] = [];
  for await (const piece of readNames(source, await detectSource(source))) {
    expect(piece.rejected).toEqual([]);
    names.push(...piece.names);
  }
  return names;
}

describe('a watchlist as a text file', () => {
  it.each<[string, string[], string, number]>([
    ['has one name a line', ['a.eth', 'b'], 'a.eth\nb\n', 0],
    ['is empty without names', [], '', 0],
    ['leaves out what no line holds', ['', 'a\nb', '\ud800', 'x'.repeat(65_537), 'c'], 'c\n', 4],
    ['is marked where it would be taken for a picture', ['GIF8.eth'], '\ufeffGIF8.eth\n', 0],
    ['keeps a mark that is of the name', ['\ufeffa'], '\ufeff\ufeffa\n', 0],
  ])('%s', (_, names, text, left) => {
    expect(formatWatchlist(names)).toEqual({ text, left });
  });

  it('gives the same names when it is imported, whatever they are', async () => {
    const names = fc.array(fc.oneof(anyText, fc.constantFrom('PAR1', '%PDF-1', 'Rar!', 'a,b')), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(names, async (list) => {
        const { text, left } = formatWatchlist(list);
        const kept = list.filter((name) => /^[^\r\n]+$/.test(name) && name.isWellFormed());
        expect(left).toBe(list.length - kept.length);
        if (kept.length > 0) expect(await readBack(text)).toEqual(kept);
      }),
      { numRuns: getFuzzRuns(1000) },
    );
  });
});
