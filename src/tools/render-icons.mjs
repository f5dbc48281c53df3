// node src/tools/render-icons.mjs: renders the PNG icons of the web app and of the extension from public/favicon.svg.

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

const svg = readFileSync('public/favicon.svg', 'utf8');
// A mask may hide everything outside a circle of 80 % of the width.
// So the symbol is smaller and the background fills the square.
const maskable = svg
  .replace(/ rx="\d+"/, '')
  .replace(
    /(<rect[^>]*\/>)([\s\S]*)(<\/svg>)/,
    '$1<g transform="translate(4.4 4.4) scale(.725)">$2</g>$3',
  );

const ICONS = [
  { file: 'public/icon-192.png', size: 192, source: svg },
  { file: 'public/icon-512.png', size: 512, source: svg },
  { file: 'public/icon-maskable-512.png', size: 512, source: maskable },
  // iOS rounds the corners and shows transparent corners in black.
  { file: 'public/apple-touch-icon.png', size: 180, source: svg.replace(/ rx="\d+"/, '') },
  ...[16, 32, 48, 128].map((size) => ({
    file: `src/extension/icons/${size}.png`,
    size,
    source: svg,
  })),
];

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
for (const { file, size, source } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${source}`);
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
  console.log(file);
}
await browser.close();
