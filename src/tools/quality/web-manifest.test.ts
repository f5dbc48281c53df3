import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIST_FILE_TYPES } from '../../ui/lib/list-input.ts';
import { parseRoute } from '../../ui/lib/route.ts';

const readPublic = (path: string) =>
  readFileSync(new URL(`../../../public/${path}`, import.meta.url));

const manifest = JSON.parse(readPublic('manifest.webmanifest').toString());

/** Reads the width and height from the header of a PNG file. */
function readSize(path: string): string {
  const bytes = readPublic(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

interface Picture {
  src: string;
  sizes: string;
  form_factor?: string;
}

const shortcuts: { url: string; icons: Picture[] }[] = manifest.shortcuts;
const pictures: Picture[] = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...shortcuts.flatMap(({ icons }) => icons),
];

it.each(pictures.filter(({ sizes }) => sizes !== 'any'))(
  '$src is $sizes pixels',
  ({ src, sizes }) => {
    expect(readSize(src)).toBe(sizes);
  },
);

it.each([...manifest.screenshots, { src: 'pictures/preview.png' }])(
  '$src is smaller than 150 kB',
  ({ src }) => {
    expect(readPublic(src).length).toBeLessThan(150_000);
  },
);

it('has a wide and a narrow screenshot with an aspect ratio of at most 2.3', () => {
  expect(manifest.screenshots.map((each: Picture) => each.form_factor)).toEqual(['wide', 'narrow']);
  for (const { sizes } of manifest.screenshots) {
    const [width, height] = sizes.split('x').map(Number);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
});

it.each([...shortcuts.map(({ url }) => url), manifest.file_handlers[0].action])(
  '%s opens a known screen',
  (url) => {
    expect(parseRoute(new URL(url, 'https://a.xyz/').hash).screen).not.toBe('unknown');
  },
);

describe('file types of lists', () => {
  const offered = LIST_FILE_TYPES.split(',').filter((type) => type.startsWith('.'));
  const handled: Record<string, string[]> = manifest.file_handlers[0].accept;

  it('match the file handlers', () => {
    expect(Object.values(handled).flat().sort()).toEqual(offered.sort());
  });

  it('match the share target', () => {
    const [{ accept }] = manifest.share_target.params.files;
    expect([...accept].sort()).toEqual([...Object.keys(handled), ...offered].sort());
  });
});

it('the preview picture has the size that index.html declares', () => {
  const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  const readProperty = (property: string) =>
    new RegExp(`property="${property}"\\s+content="([^"]+)"`, 'u').exec(html)?.[1] ?? '';
  expect(readSize(readProperty('og:image'))).toBe(
    `${readProperty('og:image:width')}x${readProperty('og:image:height')}`,
  );
});
