/** Skeletons of labels: labels with equal ones look alike (https://www.unicode.org/reports/tr39/#Confusable_Detection). */
import type { BulkTables } from '../tables/bulk-tables.ts';
import { lazy } from '../tables/lazy.ts';
import { mappedForm, normalizedForm } from './ensip15.ts';
import { decompose, markSafePieces } from './mark-runs.ts';

/** A label's skeletons: equal skeletons mean that the labels look alike. */
export interface Skeletons {
  /**
   * UTS #39 skeleton. `normalized` is the label's ENSIP-15 form where the caller has it already, null when there is none.
   *
   * @example skeleton('rnicrosoft') === skeleton('microsoft')
   */
  skeleton(label: string, normalized?: string | null): string;
  /**
   * The skeleton of what the label reads as, without decorating marks and what draws nothing, and with `d` for `cl`.
   *
   * @example looseSkeleton('vitalìk') === looseSkeleton('vitalik')
   */
  looseSkeleton(label: string): string;
}

const plainCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const plainLabel = /^[a-z0-9-]*$/;

/** `ordinaryLookAlike` says what a character is read as across scripts. */
export function createSkeletons(
  tables: BulkTables,
  ordinaryLookAlike: (character: string, amongLatin: boolean) => string,
): Skeletons {
  const prototype = remember((character) => prototypeOf(character, tables));
  const readings = (amongLatin: boolean) =>
    remember((character) => {
      if (tables.drawsNothing(character.codePointAt(0) as number)) return '';
      const ordinary = ordinaryLookAlike(character, amongLatin);
      return plainLabel.test(ordinary) ? ordinary : character;
    });
  const reading = readings(true);
  const foreignReading = readings(false);
  const mapped = remember((character) => mappedForm(character) ?? character);
  const changes = lazy(() => {
    const changing = [...plainCharacters].filter((c) => prototype(c) !== c);
    return new RegExp(`[${changing.join('')}]`, 'g');
  });

  function skeleton(label: string, known?: string | null): string {
    if (plainLabel.test(label)) return label.replace(changes(), prototype);
    const normalized = known === undefined ? normalizedIfSafe(label, tables) : known;
    const ordered = decompose(normalized ?? replaceEach(label, mapped), tables);
    return decompose(replaceEach(ordered, prototype), tables);
  }

  function looseSkeleton(label: string): string {
    let read = label;
    if (!plainLabel.test(label)) {
      const isForeign = hasOnlyOtherScripts(label, tables);
      read = replaceEach(label, isForeign ? foreignReading : reading);
    }
    const strict = skeleton(read);
    const bare = plainLabel.test(strict) ? strict : replaceEach(strict, withoutDecoration);
    return bare.replaceAll('cl', 'd');
  }

  const withoutDecoration = (character: string) =>
    tables.mark(character.codePointAt(0) as number) === 'decorating' ? '' : character;

  return { skeleton, looseSkeleton };
}

/** What a character ends as, drawn alone, when it is decomposed, mapped and lower-cased until nothing changes. */
function prototypeOf(character: string, tables: BulkTables): string {
  let text = character;
  for (;;) {
    const mapped = replaceEach(decompose(text, tables), (c) => {
      const codePoint = c.codePointAt(0) as number;
      return tables.isDefaultIgnorable(codePoint) ? '' : (tables.confusableTarget(codePoint) ?? c);
    });
    const lowered = replaceEach(mapped, (c) =>
      String.fromCodePoint(tables.lowerCase(c.codePointAt(0) as number)),
    );
    const next = lowered.replaceAll('w', 'vv');
    if (next === text) return text;
    text = next;
  }
}

/** Written in letters of other scripts than Latin, which its readers read as their own. */
function hasOnlyOtherScripts(label: string, { script }: BulkTables): boolean {
  let found = false;
  for (const character of label) {
    const own = script(character.codePointAt(0) as number);
    if (own === 'Latin') return false;
    found ||= own !== 'Common' && own !== 'Inherited';
  }
  return found;
}

function normalizedIfSafe(label: string, tables: BulkTables): string | null {
  return markSafePieces(label, tables).length === 1 ? normalizedForm(label) : null;
}

function replaceEach(text: string, replace: (character: string) => string): string {
  let result = '';
  for (const character of text) result += replace(character);
  return result;
}

const mostRemembered = 4096;

/** The function with its latest answers kept, a bounded number of them. */
function remember(answer: (character: string) => string): (character: string) => string {
  const known = new Map<string, string>();
  return (character) => {
    let found = known.get(character);
    if (found === undefined) {
      found = answer(character);
      if (known.size >= mostRemembered) known.clear();
      known.set(character, found);
    }
    return found;
  };
}
