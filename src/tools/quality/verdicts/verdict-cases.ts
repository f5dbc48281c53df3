// Reads the cases that verdicts are measured on: JSON Lines files with names and what is known about each name.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Top domains of Chromium's IDN tests, with `.eth` instead of the top-level domain. Source: `idn_test_domains.list` in
 * https://source.chromium.org/chromium/chromium/src/+/main:components/url_formatter/spoof_checks/top_domains/
 */
const CHROMIUM_TEST_DOMAINS: readonly string[] =
  'd4000 digklmo68 islkpx123 isikpx123 os345 woder wmhtb phktb pkawx wmnr rf cyxe ldg idg ig ld 1gd cegjo wsws wsu wsou 1234567890 aece aen n11 o2 28 39 89 43 oo qq nn test fóó youtube'
    .split(' ')
    .map((label) => `${label}.eth`);

/**
 * Where a case comes from. Three sets contain invented imitations: `near` those of near known names, `exact` those of
 * other known names, such as common words, and `watched` those of names that only a watchlist contains.
 */
export type CaseSet =
  | 'attacks'
  | 'ordinary'
  | 'judged'
  | 'near'
  | 'exact'
  | 'watched'
  | 'accented'
  | 'own';

/** The right verdict on an own case. `calm`: rating 2. `warned`: rating 3 or 4. `alert`: rating 4. */
export type ExpectedVerdict = 'calm' | 'warned' | 'alert';

export interface VerdictCase {
  name: string;
  set: CaseSet;
  /** Part of the set, such as a kind of attack, a class of names, a family of imitations or a country. */
  group: string;
  /** Names that this name may imitate. Empty for an ordinary name or an attack without a known target. */
  targets: readonly string[];
}

/** Fields of a line in each file of the folder `verdict`. */
interface CaseLines {
  'attacks.jsonl': { name: string; target: string | null; kind: string };
  'ordinary.jsonl': { name: string; class: string };
  /** Registered names with a warning. A person judged whether it is right. */
  'judged.jsonl': {
    name: string;
    judged: 'right' | 'borderline' | 'wrong';
    class: string;
    target?: string | null;
  };
  /** Invented imitations. `target` is a label. */
  'families.jsonl': {
    name: string;
    family: string;
    set: 'near' | 'exact' | 'watched';
    target: string;
  };
  /** First names, surnames and places. `set` is a locale or a country. */
  'accented.jsonl': { name: string; set: string };
}

type CaseFile = keyof CaseLines;

const CREATE_CASE: { [File in CaseFile]: (line: CaseLines[File]) => VerdictCase } = {
  'attacks.jsonl': ({ name, kind, target }) => {
    const possible = kind === 'chromium-unsafe' ? CHROMIUM_TEST_DOMAINS : [];
    return { name, set: 'attacks', group: kind, targets: target === null ? possible : [target] };
  },
  'ordinary.jsonl': ({ name, class: group }) => ({ name, set: 'ordinary', group, targets: [] }),
  'judged.jsonl': ({ name, judged, target, ...line }) => ({
    name,
    set: 'judged',
    group: `${judged} ${line.class}`,
    targets: target ? [target] : [],
  }),
  'families.jsonl': ({ name, set, family: group, target }) => ({
    ...{ name, set, group },
    targets: [`${target}.eth`],
  }),
  'accented.jsonl': ({ name, set }) => ({ name, set: 'accented', group: set, targets: [] }),
};

/** Files of the folder `verdict`, in the order of their cases. */
export const CASE_FILES = Object.keys(CREATE_CASE) as CaseFile[];

/** A line of `own-cases.jsonl`. `kind` has a minimum in `own-measures.ts`. */
interface OwnCases {
  kind: string;
  expected: ExpectedVerdict;
  watched?: readonly string[];
  names: readonly string[];
}

/** Reads the project's own cases. The names were chosen before the rules were tried on them. */
export function readOwnCases(): VerdictCase[] {
  return readLines<OwnCases>(new URL('own-cases.jsonl', import.meta.url)).flatMap(
    ({ kind, expected, watched = [], names }) => {
      const group = nameOwnGroup(kind, expected);
      return names.map((name): VerdictCase => ({ name, set: 'own', group, targets: watched }));
    },
  );
}

/** Returns the group of the own cases that have one kind and one expected verdict. */
export function nameOwnGroup(kind: string, expected: ExpectedVerdict): string {
  return `${kind}: ${expected}`;
}

/** Reads the cases in the subfolder `verdict` of a folder. A missing file has no cases. */
export function readVerdictCases(folder: string): VerdictCase[] {
  return CASE_FILES.flatMap((file) => {
    const path = join(folder, 'verdict', file);
    return existsSync(path)
      ? readLines<CaseLines[typeof file]>(path).map((line) => createCase(file, line))
      : [];
  });
}

function readLines<Line>(path: string | URL): Line[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Line)));
}

function createCase<File extends CaseFile>(file: File, line: CaseLines[File]): VerdictCase {
  return CREATE_CASE[file](line);
}
