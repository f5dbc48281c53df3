// Measures the time and memory that the CLI needs for a million names. To run it:
// npm run build:package && npm run cli:measure

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = 1_000_000;
const ROUNDS = 3;
const SYLLABLES =
  'ba be bo da de du fi ga ko la le li lo ma mi mo na no pa ra ri sa so ta ti vo'.split(' ');
const NON_ASCII = [
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

/** State of the pseudo-random generator. Starts with a fixed seed. */
let state = 7;

/** Returns a pseudo-random integer from 0 to `below` - 1. */
function drawInteger(below) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** Creates a random name. As in the registry, 2 % of the names are not ASCII, and about a third are numbers. */
function createName() {
  const kind = drawInteger(100);
  if (kind < 2) return `${NON_ASCII[drawInteger(NON_ASCII.length)]}${drawInteger(10_000)}.eth`;
  if (kind < 32) return `${drawInteger(10 ** (2 + drawInteger(7)))}.eth`;
  const syllables = Array.from(
    { length: 2 + drawInteger(4) },
    () => SYLLABLES[drawInteger(SYLLABLES.length)],
  );
  return `${syllables.join('')}${kind < 50 ? drawInteger(1000) : ''}.eth`;
}

async function writeNames() {
  const stream = createWriteStream(list);
  for (let name = 0; name < NAMES; name += 1) {
    if (!stream.write(`${createName()}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

/** Returns the peak memory of a process in MB, or 0 if the system is not Linux. */
function readPeak(id) {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs the CLI, discards its output, and returns the time and peak memory. */
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
  if (code !== 0) throw new Error(`The CLI exited with code ${code}.`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

const RUNS = {
  '1 name': ['vitalik.eth'],
  '1 million names, 1 thread': ['inspect', list, '--threads', '1'],
  '1 million names, 2 threads': ['inspect', list, '--threads', '2'],
  'groups of 1 million names, 2 threads': ['groups', list, '--threads', '2'],
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
