// The cases for the verdicts: attacks with what they imitate, and ordinary names.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_TEST_DOMAINS } from './chromium-test-domains.ts';

export interface VerdictCase {
  name: string;
  isAttack: boolean;
  /** Kind of the attack, or class of the ordinary name. */
  group: string;
  /** Names that it imitates or may imitate, for a watchlist; empty when that is not known. */
  targets: readonly string[];
}

/** One line of verdict/attacks.jsonl. */
interface AttackLine {
  name: string;
  target: string | null;
  kind: string;
}

/** One line of verdict/ordinary.jsonl. */
interface OrdinaryLine {
  name: string;
  class: string;
}

/** Kinds whose cases do not say what they imitate, and what they were made to imitate. */
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

/** The cases of two files of JSON lines, attacks first. */
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

/** The cases of a folder that has verdict/attacks.jsonl and verdict/ordinary.jsonl. */
export function readVerdictCases(folder: string): VerdictCase[] {
  const read = (file: string) => readFileSync(join(folder, 'verdict', file), 'utf8');
  return parseVerdictCases(read('attacks.jsonl'), read('ordinary.jsonl'));
}
