import type { FoundCount } from '../../../client/imitations/found-imitations.ts';
import type { ListSearchState } from '../../../client/imitations/list-search.ts';
import type { RejectionReason } from '../../../lists/readers/rejected-line.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import type { HeadlinePart } from '../../../words/names/headline.ts';
import { REJECTION_WORDS } from '../../../words/rejection-words.ts';
import { describeFormat } from '../../lib/describe-format.ts';

type Searched = Pick<
  ListSearchState,
  'phase' | 'searched' | 'unclear' | 'counts' | 'listName' | 'isOpenList'
>;

/** Describes the progress or result of a search for imitations in a list. Returns an empty array before a list is opened. */
export function describeSearch(state: Searched, name: string): readonly HeadlinePart[] {
  const { phase } = state;
  const list = nameList(state) ?? 'the list';
  switch (phase) {
    case 'idle':
      return [];
    case 'opening':
      return ['Opening ', list, '…'];
    case 'choosing':
      return ['Where are the names in ', list, '?'];
    case 'running':
      return ['Searching ', list, '…'];
    case 'done':
      return describeResult(state, name, '');
    case 'stopped':
      if (state.searched === 0) return ['Stopped before any name was searched.'];
      return ['Stopped. ', ...describeResult(state, name, ' searched so far')];
    case 'failed':
      return state.searched === 0 ? [] : describeResult(state, name, ' searched before the error');
  }
}

/** Returns how a sentence refers to the list, or null for a pasted list. */
function nameList({ listName, isOpenList }: Searched): HeadlinePart | null {
  if (isOpenList) return 'the open list';
  return listName === null ? null : { name: listName };
}

/**
 * Describes the result of a search.
 *
 * @param which words such as ' searched so far', or an empty string if all names were searched
 */
function describeResult(state: Searched, name: string, which: string): readonly HeadlinePart[] {
  const { searched, unclear, counts } = state;
  const list = nameList(state);
  if (searched === 0) {
    const place = list ?? 'this list';
    return unclear > 0
      ? ['No line of ', place, ' is a single name.']
      : ['No names found in ', place, '.'];
  }
  if (searched === 1 && which === '') {
    return ['The only name in ', list ?? 'the list', ...describeOnlyName(counts, name)];
  }
  const inList = list === null ? [] : [' in ', list];
  const names = [` of the ${formatCount(searched, 'name')}${which}`, ...inList];
  const { imitating, passing, watched, known } = counts;
  const parts: HeadlinePart[] = [];
  if (imitating.total > 0) {
    const verb = imitating.total === 1 ? ' imitates ' : ' imitate ';
    parts.push(countNames(imitating), ...names, verb, { name }, countDifferent(imitating));
    if (passing.total > 0) {
      parts.push(
        `, and ${countNames(passing)} more could be mistaken for it`,
        countDifferent(passing),
      );
    }
  } else if (passing.total > 0) {
    parts.push(countNames(passing), ...names, ' could be mistaken for ', { name });
    const have = passing.total === 1 ? 'has' : 'have';
    parts.push(countDifferent(passing), `, but ${have} no warning`);
  } else {
    parts.push('None', ...names, ' imitates ', { name });
  }
  if (watched.total > 0) {
    const have = formatCount(watched.total, 'name that you trust has', 'names that you trust have');
    parts.push(`. ${have} a similar spelling`, countDifferent(watched));
  }
  if (known.total > 0) {
    const have = formatCount(known.total, 'known name has', 'known names have');
    parts.push(`. ${have} a similar spelling`, countDifferent(known));
  }
  return [...parts.filter((part) => part !== ''), '.'];
}

function describeOnlyName(counts: Searched['counts'], name: string) {
  const { imitating, passing, watched, known } = counts;
  if (imitating.total > 0) return [' imitates ', { name }, '.'];
  if (passing.total > 0) return [' could be mistaken for ', { name }, ', but has no warning.'];
  if (watched.total > 0) {
    return [' does not imitate ', { name }, '. You trust it.'];
  }
  const rest = known.total > 0 ? '. It is a known name.' : '.';
  return [' does not imitate ', { name }, rest];
}

function countNames({ total }: FoundCount): string {
  return total.toLocaleString('en');
}

/** Returns the number of distinct names in brackets, or an empty string if no name repeats. */
function countDifferent({ total, different }: FoundCount): string {
  if (total === different) return '';
  return ` (${formatCount(different, 'different name')})`;
}

type Noted = Pick<
  ListSearchState,
  | 'phase'
  | 'options'
  | 'completed'
  | 'trimmed'
  | 'splitLines'
  | 'unclear'
  | 'missed'
  | 'isPartial'
  | 'foundCount'
  | 'found'
>;

/** Lists notes about how the list was read. */
export function listSearchNotes(state: Noted, name: string): string[] {
  const { phase, options, completed, trimmed, splitLines, unclear } = state;
  const { missed, isPartial, foundCount, found } = state;
  const notes: (string | null | false)[] = [
    isPartial && 'The open list was not read to the end. Only the names read so far were searched.',
    missed > 0 &&
      `${formatCount(missed, 'name')} could not be searched, because the inspector failed on them twice.`,
    phase !== 'choosing' && options && describeFormat(options),
    completed > 0 &&
      `${formatCount(completed, 'line')} without a dot ${completed === 1 ? 'was read as a name' : 'were read as names'} under ${name.slice(name.indexOf('.'))}.`,
    trimmed > 0 &&
      `${formatCount(trimmed, 'line has', 'lines have')} leading or trailing spaces, which were ignored.`,
    splitLines > 0 &&
      `${formatCount(splitLines, 'line contains', 'lines contain')} several names, a link or similar text. The names in ${splitLines === 1 ? 'it' : 'them'} were searched.`,
    unclear > 0 &&
      `${formatCount(unclear, 'line is', 'lines are')} not a single name and ${unclear === 1 ? 'was' : 'were'} not counted. Put each name on its own line.`,
    found.length < foundCount &&
      `The ${found.length.toLocaleString('en')} most dangerous names are shown. The export contains all of them.`,
  ];
  return notes.filter((note) => typeof note === 'string');
}

/** Describes how many lines were skipped and why. Returns null if no line was skipped. */
export function describeRejected(rejected: ReadonlyMap<RejectionReason, number>): string | null {
  const reasons = [...rejected];
  const count = reasons.reduce((sum, [, lines]) => sum + lines, 0);
  if (count === 0) return null;
  const words = reasons.map(([reason, lines]) =>
    reasons.length === 1
      ? REJECTION_WORDS[reason]()
      : `${lines.toLocaleString('en')}: ${REJECTION_WORDS[reason]()}`,
  );
  return `${formatCount(count, 'line was', 'lines were')} skipped. ${words.join(' ')}`;
}
