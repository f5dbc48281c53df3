// npm run cli:measure, after npm run build:package: measures time and memory for a million names.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = 1_000_000;
const ROUNDS = 3;
const SYLLABLES =
  'ba be bo da de du fi ga ko la le li lo ma mi mo na no pa ra ri sa so ta ti vo'.split(' ');
const FOREIGN = [
  'ñandú',
  'müller',
  'кошка',
  '東京',
  '😀😀',
  '👨‍👩‍👧',
  'vitаlik',
  '안녕',
  'שלום',
  'façade',
];

const folder = mkdtempSync(join(tmpdir(), 'namescope-measure-'));
const list = join(folder, 'names.txt');

/** Returns a pseudo-random generator with a fixed seed. */
let state = 7;
function draw(below) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** Creates names like those of the registry: 2 % are not ASCII, and a third are numbers. */
function makeName() {
  const kind = draw(100);
  if (kind < 2) return `${FOREIGN[draw(FOREIGN.length)]}${draw(10_000)}.eth`;
  if (kind < 32) return `${draw(10 ** (2 + draw(7)))}.eth`;
  const syllables = Array.from({ length: 2 + draw(4) }, () => SYLLABLES[draw(SYLLABLES.length)]);
  return `${syllables.join('')}${kind < 50 ? draw(1000) : ''}.eth`;
}

async function writeNames() {
  const stream = createWriteStream(list);
  for (let name = 0; name < NAMES; name += 1) {
    if (!stream.write(`${makeName()}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

/** Returns the peak memory of a process in MB. Works only on Linux. */
function readPeak(id) {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs the command and discards its output. */
async function measure(args) {
  const started = performance.now();
  const child = spawn(process.execPath, ['dist-package/cli/main.js', ...args, '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readPeak(child.pid));
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The command exited with code ${code}.`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

const RUNS = {
  'one name': ['vitalik.eth'],
  'a million, 1 thread': ['inspect', list, '--threads', '1'],
  'a million, 2 threads': ['inspect', list, '--threads', '2'],
  'groups of a million, 2 threads': ['groups', list, '--threads', '2'],
};

try {
  await writeNames();
  for (const [title, args] of Object.entries(RUNS)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(args));
    const seconds = Math.min(...rounds.map((each) => each.seconds));
    const peak = Math.max(...rounds.map((each) => each.peak));
    console.log(`${title}: ${seconds.toFixed(2)} s, ${peak.toFixed(0)} MB`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
