// Inspects names and writes the results into typed arrays, one row per name. Does not keep an object per name.

import {
  BULK_COLUMNS,
  type BulkColumns,
  type InspectedColumns,
  KNOWN_RELATIONS,
  NORMALIZATIONS,
} from '../../contract/bulk-columns.ts';
import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type ImitationKind,
} from '../../contract/imitation-kinds.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import { createColumns } from '../../primitives/create-columns.ts';
import {
  type CheckMasks,
  countRisks,
  findHighestRisk,
  getRating,
  getRiskMask,
} from '../checks/check-masks.ts';
import type { LabelFacts, NameFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { joinWrittenSequences, writePlainSkeleton } from '../confusables/written-skeletons.ts';
import { combineScripts } from '../grapheme/grapheme-script.ts';
import type { NameHasher } from '../hashing/name-hasher.ts';
import { NO_RESEMBLANCE, type Resemblance } from '../known-names/imitation-finding.ts';
import type { PlainKnownNames } from '../known-names/plain-known-names.ts';
import { writeTextKey, writeUnitsKey } from './look-key.ts';
import { getPlainCheckMasks, judgePlainNames } from './plain-name.ts';

const NORMALIZED = NORMALIZATIONS.indexOf('normalized');

export interface ColumnSources {
  getNameFacts: (name: string) => NameFacts;
  hasher: NameHasher;
  bothSkeletons: Confusables['bothSkeletons'];
  knownNames: PlainKnownNames;
  getScriptIndex: (script: string) => number;
}

/** Columns, with the views and buffers that are used to write rows. */
interface ColumnBuffers {
  readonly columns: BulkColumns;
  /** Columns of skeleton keys, viewed as 32-bit words. */
  readonly keys: Uint32Array;
  readonly looseKeys: Uint32Array;
  readonly numbers: TextNumbers;
  /** Buffer for the skeleton of one plain name. */
  readonly skeleton: Uint16Array;
}

/** Writes one row per name, in order. A name with an unpaired surrogate gets NO_RATING and an empty row. */
export function createNameColumns(
  names: readonly string[],
  sources: ColumnSources,
): InspectedColumns {
  const columns = createColumns(BULK_COLUMNS, names.length);
  const numbers: TextNumbers = { targets: new Map(), titles: new Map() };
  const keys = new Uint32Array(columns.skeleton.buffer);
  const looseKeys = new Uint32Array(columns.looseSkeleton.buffer);
  const skeleton = new Uint16Array(2 * MAX_PLAIN_LENGTH);
  const buffers: ColumnBuffers = { columns, keys, looseKeys, numbers, skeleton };
  // Separate passes are faster than one, because CPU caches are used better.
  const plainNames = judgePlainNames(names, sources.knownNames);
  columns.namehash.set(sources.hasher.namehashes(names));
  const scripts = PLAIN_SCRIPTS.map(sources.getScriptIndex);
  plainNames.forEach((resemblance, row) => {
    if (!resemblance) return;
    const name = names[row] as string;
    writePlainName(name, resemblance, scripts, buffers, row);
    if (resemblance !== NO_RESEMBLANCE) writeTargetKey(name, resemblance, buffers, row, sources);
  });
  plainNames.forEach((resemblance, row) => {
    if (resemblance) return;
    const name = names[row] as string;
    if (name.isWellFormed()) writeAnyName(name, buffers, row, sources);
    else columns.namehash.fill(0, row * 32, row * 32 + 32);
  });
  const { targets, titles } = numbers;
  return { ...columns, targets: [...targets.keys()], titles: [...titles.keys()] };
}

/** Maximum length of a plain name: a label of 63 characters and `.eth`. */
const MAX_PLAIN_LENGTH = 67;

/** Script of plain names that have letters, and of plain names that have none. */
const PLAIN_SCRIPTS = ['Latin', 'Common'];
const HAS_NO_LETTER = /^[^a-z]+\.eth$/;

function writePlainName(
  name: string,
  resemblance: Resemblance,
  scripts: readonly number[],
  buffers: ColumnBuffers,
  row: number,
): void {
  const { columns, keys, looseKeys, numbers, skeleton } = buffers;
  columns.rating[row] = RATING_PASS;
  if (resemblance !== NO_RESEMBLANCE) {
    writeCheckMasks(getPlainCheckMasks(resemblance), columns, row);
    writeResemblance(resemblance, columns, row, numbers);
  }
  columns.normalization[row] = NORMALIZED;
  columns.script[row] = scripts[HAS_NO_LETTER.test(name) ? 1 : 0] as number;
  const length = writePlainSkeleton(name, skeleton);
  writeUnitsKey(skeleton, length, keys, row);
  const looseLength = joinWrittenSequences(skeleton, length);
  if (looseLength === length) copyKey(buffers, row);
  else writeUnitsKey(skeleton, looseLength, looseKeys, row);
}

function writeAnyName(
  name: string,
  buffers: ColumnBuffers,
  row: number,
  { getNameFacts, bothSkeletons, getScriptIndex }: ColumnSources,
): void {
  const { columns, numbers } = buffers;
  const facts = getNameFacts(name);
  const { isInspected, labels, resemblance } = facts;
  writeCheckMasks(facts.checkMasks, columns, row);
  writeResemblance(resemblance, columns, row, numbers);
  columns.normalization[row] = NORMALIZATIONS.indexOf(facts.normalization);
  columns.isChanged[row] = Number(isChanged(facts));
  columns.script[row] = getScriptIndex(findScript(labels));
  // Names that are not inspected have no skeletons, so they only match equal names.
  const whole = isInspected ? joinSkeletons(labels, bothSkeletons) : { strict: name, loose: name };
  writeKeys(whole.strict, whole.loose, buffers, row);
  writeTargetKey(name, resemblance, buffers, row, { bothSkeletons });
}

const LOOKS: readonly ImitationKind[] = ['identical_look', 'similar_look'];

/**
 * Writes the loose key of the name with the known label in place of the label that looks like it, if both have the same
 * parent. Lists then group `曰本.eth` with `日本.eth`, although their loose skeletons differ.
 */
function writeTargetKey(
  name: string,
  { imitation }: Resemblance,
  { looseKeys }: ColumnBuffers,
  row: number,
  { bothSkeletons }: Pick<ColumnSources, 'bothSkeletons'>,
): void {
  const target = imitation?.target;
  if (!target || imitation.status === 'info' || !LOOKS.includes(imitation.kind)) return;
  const own = name.split('.');
  const wanted = target.name.split('.');
  const start = own.length - wanted.length;
  const alike = [...own.slice(0, start), ...wanted];
  const { place } = imitation;
  const at = place ? own.length - 1 - place.parent.split('.').length : 0;
  if (start < 0 || alike.some((label, index) => index !== at && label !== own[index])) return;
  writeTextKey(alike.map((label) => bothSkeletons(label).loose).join('.'), looseKeys, row);
}

/** Joins the skeletons of all labels with dots. */
function joinSkeletons(
  labels: NameFacts['labels'],
  bothSkeletons: ColumnSources['bothSkeletons'],
): { strict: string; loose: string } {
  let strict = '';
  let loose = '';
  for (let at = 0; at < labels.length; at++) {
    const own = bothSkeletons((labels[at] as LabelFacts).label);
    strict = at === 0 ? own.strict : `${strict}.${own.strict}`;
    loose = at === 0 ? own.loose : `${loose}.${own.loose}`;
  }
  return { strict, loose };
}

/** Writes the keys of both skeletons, which are usually equal. */
function writeKeys(strict: string, loose: string, buffers: ColumnBuffers, row: number): void {
  writeTextKey(strict, buffers.keys, row);
  if (loose === strict) copyKey(buffers, row);
  else writeTextKey(loose, buffers.looseKeys, row);
}

function copyKey({ keys, looseKeys }: ColumnBuffers, row: number): void {
  looseKeys[row * 2] = keys[row * 2] as number;
  looseKeys[row * 2 + 1] = keys[row * 2 + 1] as number;
}

function writeCheckMasks(checkMasks: CheckMasks, columns: BulkColumns, row: number): void {
  const highest = findHighestRisk(checkMasks);
  columns.rating[row] = getRating(checkMasks);
  columns.riskCount[row] = countRisks(checkMasks);
  if (highest >= 0) columns.highestRisk[row] = highest;
  columns.checkMask[row] = getRiskMask(checkMasks);
}

/** Texts that rows refer to by number. Numbers start at 1. */
type TextNumbers = Readonly<Record<'targets' | 'titles', Map<string, number>>>;

function writeResemblance(
  { imitation, known, relation }: Resemblance,
  columns: BulkColumns,
  row: number,
  { targets, titles }: TextNumbers,
): void {
  columns.known[row] = KNOWN_RELATIONS.indexOf(relation);
  if (known && relation === 'known' && !known.isWatched) {
    columns.title[row] = getTextNumber(known.title, titles);
  }
  if (imitation === null) return;
  const { kind, status, target } = imitation;
  columns.imitationKind[row] = IMITATION_KINDS.indexOf(kind);
  columns.imitationStatus[row] = IMITATION_STATUSES.indexOf(status);
  if (target !== null) columns.target[row] = getTextNumber(target.name, targets);
}

/** Returns the number of a text. Adds the text if it is new. */
function getTextNumber(text: string, numbers: Map<string, number>): number {
  const number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  return number;
}

/** Checks whether ENSIP-15 accepts all labels whose text is known, but changes at least one of them. */
function isChanged({ isInspected, labels }: NameFacts): boolean {
  return (
    isInspected &&
    labels.some(({ normalization }) => normalization === 'unnormalized') &&
    labels.every(({ isUnknown, normalized }) => isUnknown || normalized !== null)
  );
}

/** Finds the script of a name. Ignores the top-level domain, because `eth` would add Latin to every name. */
function findScript(labels: NameFacts['labels']): string {
  const own = labels.length > 1 ? labels.slice(0, -1) : labels;
  const scripts: string[] = [];
  for (const { graphemes } of own) for (const { script } of graphemes) scripts.push(script);
  return combineScripts(scripts);
}
