import { type InspectedColumns, KNOWN_RELATIONS, NO_RATING } from '../../contract/bulk-columns.ts';
import { CHECK_CODES, CHECK_NAMES, type CheckCode } from '../../contract/checks.ts';
import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type ImitationKind,
} from '../../contract/imitation-kinds.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { getTargetInColumns, getTitleInColumns } from '../../lists/rows/row-store.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { getWriting, SHARED_SCRIPTS } from '../../words/names/find-writing.ts';
import {
  CALM_CODES,
  CALM_WORDS,
  IMITATION_CODES,
  IMITATION_WORDS,
} from '../../words/names/imitation-words.ts';
import { getKeyboardForm } from '../../words/names/keyboard-form.ts';
import { getEnding, hidesOnlySpaces, lacksEnding } from '../../words/names/report-facts.ts';
import { describeWriting } from '../../words/names/writing-words.ts';
import { getCheckBit } from './check-bit.ts';
import { isImitation } from './row-findings.ts';

/** Short description of the most important finding of a row. */
export interface RowDescription {
  words: string;
  /** Name to show after the words, such as the imitated name. */
  target: string | null;
  /** Tone of the description, if it differs from the tone of the rating. */
  tone?: 'info';
}

type Columns = Omit<InspectedColumns, 'namehash' | 'skeleton' | 'looseSkeleton'>;

const ALERT = IMITATION_STATUSES.indexOf('alert');

type Findings = readonly (readonly [code: CheckCode, words: string])[];

/** Lists the findings that take precedence over every imitation. */
const listFirstFindings = (name: string): Findings => [
  ['uninspected', 'Too long to judge'],
  ['invisible', hidesOnlySpaces(name) ? 'Contains a space' : 'Hides a character'],
];

/** Findings that take precedence over an imitation with the status `warn`. */
const BEFORE_CLOSE_NAMES: Findings = [
  ['normalized', 'ENS does not accept this name'],
  ['unknown_label', 'Part of this name is unknown'],
];

const listOtherFindings = (name: string): Findings => [
  ['impersonation_risk', 'Reads like another name'],
  ['decentralized_name', describeEnding(name)],
  ['mixed_scripts', 'Unusual writing'],
  ['confusables', 'Unusual writing'],
];

function describeEnding(name: string): string {
  // Only facts from the chain lead to this risk of a name under `eth`.
  if (name.endsWith('.eth')) return 'Someone else can take it';
  return findNamingSystem(getEnding(name)) ? 'Not an ENS name' : 'Doesn’t end in “.eth”';
}

function findWords(findings: Findings, mask: number): string | null {
  return findings.find(([code]) => mask & getCheckBit(code))?.[1] ?? null;
}

function findWordsBeforeCloseNames(columns: Columns, at: number, mask: number): string | null {
  return columns.isChanged[at] ? 'ENS changes this name' : findWords(BEFORE_CLOSE_NAMES, mask);
}

function describeImitation(columns: Columns, at: number, kind: ImitationKind): RowDescription {
  const isName = kind !== 'address';
  const isAlert = columns.imitationStatus[at] === ALERT;
  const looksSame = kind === 'identical_look' && columns.isChanged[at];
  return {
    words:
      isName && isAlert
        ? looksSame
          ? 'Looks like'
          : 'Imitates'
        : capitalize(IMITATION_WORDS[IMITATION_CODES[kind]]),
    target: isName ? getTargetInColumns(columns, at) : null,
  };
}

function describeRisk(columns: Columns, at: number, name: string): RowDescription {
  const mask = columns.checkMask[at] as number;
  const kind = isImitation(columns, at)
    ? IMITATION_KINDS[columns.imitationKind[at] as number]
    : undefined;
  const isCertain = kind === 'address' || (kind && columns.imitationStatus[at] === ALERT);
  const words =
    findWords(listFirstFindings(name), mask) ??
    (isCertain ? null : findWordsBeforeCloseNames(columns, at, mask));
  const form = columns.isChanged[at] && columns.riskCount[at] === 1 ? getKeyboardForm(name) : null;
  if (form !== null) return { words: 'Use', target: form, tone: 'info' };
  if (words !== null) return { words, target: null };
  if (kind) return describeImitation(columns, at, kind);
  const highest = CHECK_CODES[columns.highestRisk[at] as number] ?? 'confusables';
  return { words: findWords(listOtherFindings(name), mask) ?? CHECK_NAMES[highest], target: null };
}

/** Describes an imitation with the status `info`. Returns null if there are no words for its kind. */
function describeCalmImitation(columns: Columns, at: number): RowDescription | null {
  const code = CALM_CODES[IMITATION_KINDS[columns.imitationKind[at] as number] ?? 'address'];
  const target = getTargetInColumns(columns, at);
  return code === undefined || target === null ? null : { words: CALM_WORDS[code], target };
}

function describeOrdinaryRow(columns: Columns, at: number): string {
  const relation = KNOWN_RELATIONS[columns.known[at] as number];
  if (relation === 'known') {
    const title = getTitleInColumns(columns, at);
    return title === null ? 'One of your trusted names' : `Known name of ${title}`;
  }
  if (relation === 'subname') return 'Subname of a known name';
  const script = SCRIPTS[columns.script[at] as number];
  if (script === undefined || script === 'Latin' || SHARED_SCRIPTS.has(script)) {
    return 'No problem found';
  }
  return `Written in ${describeWriting(getWriting(script))}`;
}

/** Describes the most important finding of the row at index `at`. */
export function describeRow(columns: Columns, at: number, name: string): RowDescription {
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return { words: 'Not inspected', target: null };
  if (isAddress(name)) return { words: 'An address, not a name', target: null };
  if (rating > RATING_PASS) return describeRisk(columns, at, name);
  const isKnown = columns.known[at] !== KNOWN_RELATIONS.indexOf('none');
  if (!isKnown && lacksEnding(name)) {
    return { words: 'No ending. Check', target: `${name}.eth`, tone: 'info' };
  }
  const calm = isKnown ? null : describeCalmImitation(columns, at);
  return calm ?? { words: describeOrdinaryRow(columns, at), target: null };
}
