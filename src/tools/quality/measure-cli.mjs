// Measures the time and memory that the command line needs for a million names:
// npm run measure cli

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRealNames } from '../../bench/corpora.ts';

const NAMES = 1_000_000;
const ROUNDS = 3;

const folder = mkdtempSync(join(tmpdir(), 'namescope-measure-'));
const list = join(folder, 'names.txt');

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
  writeFileSync(list, createRealNames(NAMES).join('\n'));
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
