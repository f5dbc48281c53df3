import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../engine/testing/any-text.ts';
import { getFuzzRuns } from '../../engine/testing/fuzz-runs.ts';
import { detectSource } from '../input/detect-source.ts';
import { readNames } from '../input/read-names.ts';
import { formatWatchlist } from './export-watchlist.ts';

/** Imports the text as a file and returns the names. */
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

describe('formatWatchlist', () => {
  it.each<[string, string[], string, number]>([
    ['writes one name per line', ['a.eth', 'b'], 'a.eth\nb\n', 0],
    ['returns an empty text without names', [], '', 0],
    [
      'skips names that a line cannot contain',
      ['', 'a\nb', '\ud800', 'x'.repeat(65_537), 'c'],
      'c\n',
      4,
    ],
    [
      'adds a byte order mark if the text would be detected as an image',
      ['GIF8.eth'],
      '\ufeffGIF8.eth\n',
      0,
    ],
    ['keeps a byte order mark that is part of a name', ['\ufeffa'], '\ufeff\ufeffa\n', 0],
  ])('%s', (_, names, text, skipped) => {
    expect(formatWatchlist(names)).toEqual({ text, skipped });
  });

  it('writes a file that imports as the same names', async () => {
    const names = fc.array(fc.oneof(anyText, fc.constantFrom('PAR1', '%PDF-1', 'Rar!', 'a,b')), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(names, async (list) => {
        const { text, skipped } = formatWatchlist(list);
        const kept = list.filter((name) => /^[^\r\n]+$/.test(name) && name.isWellFormed());
        expect(skipped).toBe(list.length - kept.length);
        if (kept.length > 0) expect(await readBack(text)).toEqual(kept);
      }),
      { numRuns: getFuzzRuns(1000) },
    );
  });
});
