import {
  createConfusableTarget,
  type GetConfusableTarget,
} from '../../../engine/confusables/confusable-table.ts';
import { computePrototype } from '../../../engine/confusables/skeleton.ts';
import { mapCharacters } from '../../../engine/ensip15/map-characters.ts';
import { decompose } from '../../../engine/ensip15/normalization-forms.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';
import { CODE_POINT_COUNT } from '../../../engine/tables/code-point-runs.ts';
import { replaceCodePoints } from '../../../engine/text/code-points.ts';
import { ByteWriter } from '../byte-writer.ts';
import { getMarkKind } from '../classify-characters.ts';
import type { Unicode } from '../unicode.ts';

type Targets = ReadonlyMap<number, string>;

/**
 * Selects the targets that the table has to list, because they do not follow from ENSIP-15. If ENSIP-15 maps a
 * character without a target to a text that reads differently, the table lists the character as its own target.
 */
export function selectListedTargets(uts39: Targets, unicode: Unicode): Targets {
  const facts = {
    isDefaultIgnorable: (codePoint: number) => unicode.defaultIgnorable.has(codePoint),
    lowerCase: (codePoint: number) => unicode.lowerCase.get(codePoint) ?? codePoint,
    mark: (codePoint: number) => getMarkKind(unicode, codePoint),
  };
  const getTarget = readTargets(uts39);
  const listedTarget = (codePoint: number) =>
    isMapped(codePoint) ? undefined : uts39.get(codePoint);
  const getUnlistedTarget = createConfusableTarget({ listedTarget }, mapCharacters);

  const listed = new Map<number, string>();
  for (let codePoint = 0; codePoint < CODE_POINT_COUNT; codePoint++) {
    const isListed = isMapped(codePoint)
      ? listForms(codePoint, facts, getUnlistedTarget) !== listForms(codePoint, facts, getTarget)
      : uts39.has(codePoint);
    if (isListed) listed.set(codePoint, getTarget(codePoint));
  }
  return listed;
}

/** Creates a function that finds targets only in confusables.txt. */
export function readTargets(uts39: Targets): GetConfusableTarget {
  return (codePoint) => uts39.get(codePoint) ?? String.fromCodePoint(codePoint);
}

/** Joins the forms of a character that depend on targets: its lower-case target and its prototype. */
export function listForms(
  codePoint: number,
  facts: Pick<BulkTables, 'isDefaultIgnorable' | 'lowerCase'>,
  getTarget: GetConfusableTarget,
): string {
  const perceived = replaceCodePoints(getTarget(codePoint), (c) =>
    String.fromCodePoint(facts.lowerCase(c)),
  );
  const decomposed = decompose(String.fromCodePoint(codePoint));
  return `${perceived} ${computePrototype(decomposed, facts, getTarget)}`;
}

function isMapped(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  const mapped = mapCharacters(character);
  return mapped !== null && mapped !== character;
}

/** Encodes characters and their targets. The target of a character that is its own target is empty. */
export function encodeListedTargets(targets: Targets): Uint8Array {
  const writer = new ByteWriter();
  writer.ascendingList([...targets.keys()]);
  const texts = Array.from(targets, ([codePoint, target]) =>
    target === String.fromCodePoint(codePoint) ? '' : target,
  );
  writer.text(texts.join('\n'));
  return writer.toBytes();
}
