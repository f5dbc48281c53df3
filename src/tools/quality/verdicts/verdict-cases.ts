// Reads the cases that verdicts are measured on: attacks with their targets, and ordinary names.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_TEST_DOMAINS } from './chromium-test-domains.ts';

export interface VerdictCase {
  name: string;
  isAttack: boolean;
  /** Kind of an attack, or class of an ordinary name. */
  group: string;
  /** Names that the attack may imitate. Empty for an ordinary name or an attack without a known target. */
  targets: readonly string[];
}

/** Line of `verdict/attacks.jsonl`. */
interface AttackLine {
  name: string;
  target: string | null;
  kind: string;
}

/** Line of `verdict/ordinary.jsonl`. */
interface OrdinaryLine {
  name: string;
  class: string;
}

/** Possible targets of attacks whose `target` is null, by kind. */
const TARGETS_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  'chromium-unsafe': CHROMIUM_TEST_DOMAINS,
};

function listTargets({ target, kind }: AttackLine): readonly string[] {
  return target === null ? (TARGETS_BY_KIND[kind] ?? []) : [target];
}

function parseLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Parses both JSON Lines files. Returns the attacks, followed by the ordinary names. */
export function parseVerdictCases(attacks: string, ordinary: string): VerdictCase[] {
  return [
    ...parseLines<AttackLine>(attacks).map((line) => ({
      name: line.name,
      isAttack: true,
      group: line.kind,
      targets: listTargets(line),
    })),
    ...parseLines<OrdinaryLine>(ordinary).map((line) => ({
      name: line.name,
      isAttack: false,
      group: line.class,
      targets: [],
    })),
  ];
}

/** Reads `verdict/attacks.jsonl` and `verdict/ordinary.jsonl` from a folder. */
export function readVerdictCases(folder: string): VerdictCase[] {
  const read = (file: string) => readFileSync(join(folder, 'verdict', file), 'utf8');
  return parseVerdictCases(read('attacks.jsonl'), read('ordinary.jsonl'));
}
