// Reads the words of a Hunspell dictionary with their affixes: https://man.archlinux.org/man/hunspell.5

/**
 * Removes `strip` from the end of a word that matches `condition` and adds `add`. A prefix changes the start of the
 * word.
 */
interface AffixRule {
  strip: string;
  add: string;
  /** Flags of the affixes that the result can have. */
  flags: readonly string[];
  condition: RegExp;
}

interface Affix {
  isPrefix: boolean;
  rules: AffixRule[];
}

interface Affixes {
  readFlags: (text: string | undefined) => readonly string[];
  byFlag: ReadonlyMap<string, Affix>;
  /** Flag of wrong spellings. */
  forbidden: string | undefined;
}

/** Maximum number of affixes of a word. */
const MAX_AFFIXES = 2;

/** Maximum number of inflected words from one entry. Hungarian entries have thousands. */
const MAX_FORMS_PER_ENTRY = 300;

/** Prime step between the entries that are inflected, so that a limit selects entries from the whole alphabet. */
const STEP = 1_000_003;

/**
 * Returns the words of each entry of a dictionary: the word, and its inflected forms while fewer than `maxForms` are
 * found.
 *
 * @example readHunspell('SFX S Y 1\nSFX S 0 s .', 'café/S\nthé', 10) // [['café', 'cafés'], ['thé']]
 */
export function readHunspell(affixFile: string, wordFile: string, maxForms: number): string[][] {
  const affixes = readAffixes(affixFile);
  const entries = readEntries(wordFile, affixes);
  const words = entries.map(({ word }) => [word]);
  let count = 0;
  for (let place = 0; place < entries.length && count < maxForms; place++) {
    const at = (place * STEP) % entries.length;
    const { word, flags } = entries[at] as Entry;
    let left = MAX_FORMS_PER_ENTRY;
    for (const form of inflect(word, flags, affixes, MAX_AFFIXES)) {
      words[at]?.push(form);
      count++;
      if (--left === 0) break;
    }
  }
  return words;
}

interface Entry {
  word: string;
  flags: readonly string[];
}

function readEntries(wordFile: string, { readFlags, forbidden }: Affixes): Entry[] {
  return wordFile.split('\n').flatMap((line) => {
    const [, word, flagText] = /^([^/\s]+)(?:\/(\S+))?/.exec(line) ?? [];
    const flags = readFlags(flagText);
    const isForbidden = forbidden !== undefined && flags.includes(forbidden);
    return word === undefined || isForbidden ? [] : { word, flags };
  });
}

function* inflect(
  word: string,
  flags: readonly string[],
  affixes: Affixes,
  left: number,
): Generator<string> {
  const prefixes = flags.filter((flag) => affixes.byFlag.get(flag)?.isPrefix);
  for (const flag of flags) {
    const { isPrefix, rules } = affixes.byFlag.get(flag) ?? { isPrefix: false, rules: [] };
    for (const rule of rules) {
      const form = applyRule(word, rule, isPrefix);
      if (form === null) continue;
      yield form;
      const more = isPrefix ? rule.flags : [...rule.flags, ...prefixes];
      if (left > 1 && more.length > 0) yield* inflect(form, more, affixes, left - 1);
    }
  }
}

function applyRule(
  word: string,
  { strip, add, condition }: AffixRule,
  isPrefix: boolean,
): string | null {
  if (!condition.test(word)) return null;
  if (isPrefix) return word.startsWith(strip) ? add + word.slice(strip.length) : null;
  return word.endsWith(strip) ? word.slice(0, word.length - strip.length) + add : null;
}

function readAffixes(affixFile: string): Affixes {
  const lines = affixFile.split('\n').map((line) => line.trim().split(/\s+/));
  const getValue = (key: string) => lines.find(([first]) => first === key)?.[1];
  const aliases = lines.filter(([key]) => key === 'AF').map(([, flags]) => flags ?? '');
  const splitFlags = createFlagSplitter(getValue('FLAG'));
  const readFlags: Affixes['readFlags'] = (text = '') =>
    splitFlags(aliases.length > 0 ? (aliases[Number(text)] ?? '') : text);
  const byFlag = new Map<string, Affix>();
  for (const [kind, flag = '', strip = '', addition = '', condition = '.'] of lines) {
    if (kind !== 'SFX' && kind !== 'PFX') continue;
    const isPrefix = kind === 'PFX';
    const affix = byFlag.get(flag);
    if (affix === undefined) {
      // The first line of an affix has the number of its rules.
      byFlag.set(flag, { isPrefix, rules: [] });
      continue;
    }
    const [add = '', flags] = addition.split('/');
    // Callers drop words with apostrophes, such as `l'école`.
    if (/['’-]/.test(add)) continue;
    affix.rules.push({
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      flags: readFlags(flags),
      condition: readCondition(condition, isPrefix),
    });
  }
  return {
    readFlags,
    byFlag,
    forbidden: getValue('FORBIDDENWORD'),
  };
}

/** Reads a condition: a regular expression in which a hyphen is always a character. */
function readCondition(condition: string, isPrefix: boolean): RegExp {
  const pattern = condition.replaceAll('-', '\\-');
  return new RegExp(isPrefix ? `^${pattern}` : `${pattern}$`);
}

function createFlagSplitter(type: string | undefined): (flags: string) => readonly string[] {
  if (type === 'num') return (flags) => flags.split(',');
  const pattern = type === 'long' ? /../gu : /./gu;
  return (flags) => flags.match(pattern) ?? [];
}
