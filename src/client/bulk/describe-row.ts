import { type InspectedColumns, KNOWN_RELATIONS, NO_RATING } from '../../contract/bulk-columns.ts';
import { CHECK_CODES, CHECKS, type CheckCode } from '../../contract/checks.ts';
import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type ImitationKind,
} from '../../contract/imitation-kinds.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { getTargetInColumns, getTitleInColumns } from '../../lists/rows/row-store.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { splitHidden } from '../../primitives/split-hidden.ts';
import { describeWriting, getWriting, SHARED_SCRIPTS } from '../../words/names/detail-words.ts';
import { findCalmCode, getImitationCode } from '../../words/names/headline-words.ts';
import {
  findUnaccentedName,
  getEnding,
  getKeyboardForm,
  hidesOnlySpaces,
  lacksEnding,
} from '../../words/names/report-facts.ts';
import { ROW_WORDS } from '../../words/row-words.ts';
import { getCheckBit, isImitation } from './row-findings.ts';

/** Short description of the most important finding of a row. */
export interface RowDescription {
  words: string;
  /** Name to show after the words, such as the imitated name. */
  target: string | null;
  /** Letters or code points that the finding is about. Omitted if the words say everything. */
  letters?: string;
  /** Tone of the description, if it differs from the tone of the rating. */
  tone?: 'info';
}

type Columns = Omit<InspectedColumns, 'namehash' | 'skeleton' | 'looseSkeleton'>;

const ALERT = IMITATION_STATUSES.indexOf('alert');

type Findings = readonly (readonly [check: CheckCode, code: SimpleCode])[];

/** Codes whose words have no arguments. */
type SimpleCode = Exclude<keyof typeof ROW_WORDS, 'known' | 'written_in'>;

/** Lists the findings that take precedence over every imitation. */
const listFirstFindings = (name: string): Findings => [
  ['uninspected', 'too_long'],
  ['invisible', hidesOnlySpaces(name) ? 'hidden_space' : 'hides_character'],
];

/** Findings that take precedence over an imitation with the status `warn`. */
const BEFORE_CLOSE_NAMES: Findings = [
  ['normalized', 'rejected'],
  ['unknown_label', 'unknown_label'],
];

const listOtherFindings = (name: string): Findings => [
  ['impersonation_risk', 'reads_like_other'],
  ['decentralized_name', findNamingSystem(getEnding(name)) ? 'outside_ens' : 'other_ending'],
  ['mixed_scripts', 'unusual_writing'],
  ['confusables', 'unusual_writing'],
];

function findCode(findings: Findings, mask: number): SimpleCode | null {
  return findings.find(([check]) => mask & getCheckBit(check))?.[1] ?? null;
}

function describeImitation(columns: Columns, at: number, kind: ImitationKind): RowDescription {
  if (kind === 'address') return { words: ROW_WORDS.resembles_address, target: null };
  const isAlert = columns.imitationStatus[at] === ALERT;
  const looksSame = kind === 'identical_look' && columns.isChanged[at];
  const certain = looksSame ? 'looks_like' : 'imitates';
  return {
    words: ROW_WORDS[isAlert ? certain : getImitationCode(kind)],
    target: getTargetInColumns(columns, at),
  };
}

function describeRisk(columns: Columns, at: number, name: string): RowDescription {
  const mask = columns.checkMask[at] as number;
  const kind = isImitation(columns, at)
    ? IMITATION_KINDS[columns.imitationKind[at] as number]
    : undefined;
  const isCertain = kind === 'address' || (kind && columns.imitationStatus[at] === ALERT);
  const isChanged = Boolean(columns.isChanged[at]);
  const closeCode = isChanged ? 'changed' : findCode(BEFORE_CLOSE_NAMES, mask);
  const code = findCode(listFirstFindings(name), mask) ?? (isCertain ? null : closeCode);
  const form = isChanged && columns.riskCount[at] === 1 ? getKeyboardForm(name, 1) : null;
  if (form !== null) return { words: ROW_WORDS.keyboard_form, target: form, tone: 'info' };
  if (code !== null) {
    const letters = code === 'hides_character' ? { letters: listHidden(name) } : {};
    return { words: ROW_WORDS[code], target: null, ...letters };
  }
  if (kind) return describeImitation(columns, at, kind);
  const highest = CHECK_CODES[columns.highestRisk[at] as number] ?? 'confusables';
  const reading = highest === 'impersonation_risk' ? describeReading('reads_like', name) : null;
  if (reading !== null) return reading;
  const other = findCode(listOtherFindings(name), mask);
  return { words: other === null ? CHECKS[highest].name : ROW_WORDS[other], target: null };
}

/** Maximum number of hidden characters that are listed. */
const MAX_HIDDEN = 3;

/** Lists the first hidden characters of a name as code points. */
function listHidden(name: string): string {
  const hidden = splitHidden(name).flatMap(({ text, isHidden }) => (isHidden ? [...text] : []));
  return [...new Set(hidden)].slice(0, MAX_HIDDEN).map(formatCodePoints).join(', ');
}

/** Describes what an accented name reads like. Returns null if the name has no accents. */
function describeReading(code: 'reads_like' | 'accented', name: string): RowDescription | null {
  const target = findUnaccentedName(name);
  if (target === null) return null;
  const letters = [...new Set(name)].filter((letter) => findUnaccentedName(letter) !== null);
  return { words: ROW_WORDS[code], target, letters: letters.join(', ') };
}

/** Describes an imitation with the status `info`. Returns null if there are no words for its kind. */
function describeCalmImitation(columns: Columns, at: number, name: string): RowDescription | null {
  const kind = IMITATION_KINDS[columns.imitationKind[at] as number] ?? 'address';
  const target = getTargetInColumns(columns, at);
  if (target === null) return null;
  // A gateway serves the known name itself: `vitalik.eth.limo`.
  const isOther = kind === 'embedded' && !name.toLowerCase().startsWith(`${target}.`);
  const code = isOther ? 'known_label' : findCalmCode(kind);
  return code === null ? null : { words: ROW_WORDS[code], target };
}

function describeOrdinaryRow(columns: Columns, at: number): string {
  const relation = KNOWN_RELATIONS[columns.known[at] as number];
  if (relation === 'known') {
    const title = getTitleInColumns(columns, at);
    return title === null ? ROW_WORDS.trusted : ROW_WORDS.known(title);
  }
  if (relation === 'subname') return ROW_WORDS.subname;
  const script = SCRIPTS[columns.script[at] as number];
  if (script === undefined || script === 'Latin' || SHARED_SCRIPTS.has(script)) {
    return ROW_WORDS.nothing_found;
  }
  return ROW_WORDS.written_in(describeWriting(getWriting(script)));
}

/** Describes the most important finding of the row at index `at`. */
export function describeRow(columns: Columns, at: number, name: string): RowDescription {
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return { words: ROW_WORDS.not_inspected, target: null };
  if (isAddress(name)) return { words: ROW_WORDS.address, target: null };
  if (rating > RATING_PASS) return describeRisk(columns, at, name);
  const isKnown = columns.known[at] !== KNOWN_RELATIONS.indexOf('none');
  if (lacksEnding(name)) {
    const words = isKnown ? ROW_WORDS.first_part : ROW_WORDS.no_ending;
    return { words, target: `${name}.eth`, tone: 'info' };
  }
  const calm = describeCalmImitation(columns, at, name);
  if (calm && (!isKnown || calm.words === ROW_WORDS.known_label)) return calm;
  const ordinary = { words: describeOrdinaryRow(columns, at), target: null };
  return isKnown ? ordinary : (describeReading('accented', name) ?? ordinary);
}
