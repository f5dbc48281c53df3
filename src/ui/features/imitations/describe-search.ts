import type { FoundCount } from '../../../client/imitations/found-imitations.ts';
import type { ListSearchState } from '../../../client/imitations/list-search.ts';
import type { HeadlinePart } from '../../../display/headline.ts';
import { REJECTION_REASONS, type RejectionReason } from '../../../lists/readers/rejected-line.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { describeFormat } from '../../lib/describe-format.ts';

type Searched = Pick<
  ListSearchState,
  'phase' | 'searched' | 'unclear' | 'counts' | 'listName' | 'isOpenList'
>;

/** Where the search for what imitates a name is, and what came of it; nothing before there is a list. */
export function describeSearch(state: Searched, name: string): readonly HeadlinePart[] {
  const { phase } = state;
  const list = nameList(state) ?? 'the list';
  switch (phase) {
    case 'idle':
      return [];
    case 'opening':
      return ['Opening ', list, '…'];
    case 'choosing':
      return ['Where in ', list, ' are the names?'];
    case 'running':
      return ['Searching ', list, '…'];
    case 'done':
      return describeResult(state, name, '');
    case 'stopped':
      if (state.searched === 0) return ['Stopped before any name was searched.'];
      return ['Stopped. ', ...describeResult(state, name, ' searched so far')];
    case 'failed':
      return state.searched === 0 ? [] : describeResult(state, name, ' searched before that');
  }
}

/** What a list is called; null for a pasted one. */
function nameList({ listName, isOpenList }: Searched): HeadlinePart | null {
  if (isOpenList) return 'the open list';
  return listName === null ? null : { name: listName };
}

/** @param which which names of the list were searched, where not all were */
function describeResult(state: Searched, name: string, which: string): readonly HeadlinePart[] {
  const { searched, unclear, counts } = state;
  const list = nameList(state);
  if (searched === 0) {
    const place = list ?? 'this list';
    return unclear > 0
      ? ['No line of ', place, ' is one name.']
      : ['There is no name in ', place, '.'];
  }
  if (searched === 1 && which === '') {
    return ['The one name in ', list ?? 'the list', ...describeOnlyName(counts, name)];
  }
  const inList = list === null ? [] : [' in ', list];
  const names = [` of the ${formatCount(searched, 'name', 'names')}${which}`, ...inList];
  const { imitating, passing, watched, known } = counts;
  const parts: HeadlinePart[] = [];
  if (imitating.total > 0) {
    const verb = imitating.total === 1 ? ' imitates ' : ' imitate ';
    parts.push(countNames(imitating), ...names, verb, { name }, countDifferent(imitating));
    if (passing.total > 0) {
      parts.push(`, and ${countNames(passing)} more could pass for it`, countDifferent(passing));
    }
  } else if (passing.total > 0) {
    parts.push(countNames(passing), ...names, ' could pass for ', { name });
    const them = passing.total === 1 ? 'it' : 'them';
    parts.push(countDifferent(passing), `, though nothing warns of ${them}`);
  } else {
    parts.push('None', ...names, ' imitates ', { name });
  }
  if (watched.total > 0) {
    const are = formatCount(
      watched.total,
      'name of your watchlist is',
      'names of your watchlist are',
    );
    parts.push(`; ${are} spelled nearly like it`, countDifferent(watched));
  }
  if (known.total > 0) {
    const are = formatCount(known.total, 'known name is', 'known names are');
    parts.push(`; ${are} spelled nearly like it`, countDifferent(known));
  }
  return [...parts.filter((part) => part !== ''), '.'];
}

function describeOnlyName(counts: Searched['counts'], name: string) {
  const { imitating, passing, watched, known } = counts;
  if (imitating.total > 0) return [' imitates ', { name }, '.'];
  if (passing.total > 0) return [' could pass for ', { name }, ', though nothing warns of it.'];
  if (watched.total > 0) {
    return [' does not imitate ', { name }, ': it is on your watchlist itself.'];
  }
  const rest = known.total > 0 ? ': it is a known name itself.' : '.';
  return [' does not imitate ', { name }, rest];
}

function countNames({ total }: FoundCount): string {
  return total.toLocaleString('en');
}

/** Nothing where each is in the list once. */
function countDifferent({ total, different }: FoundCount): string {
  if (total === different) return '';
  return ` (${formatCount(different, 'different name', 'different names')})`;
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

/** What a reader of the result has to know of how the list was read. */
export function listSearchNotes(state: Noted, name: string): string[] {
  const { phase, options, completed, trimmed, splitLines, unclear } = state;
  const { missed, isPartial, foundCount, found } = state;
  const notes: (string | null | false)[] = [
    isPartial &&
      'The open list is not read to its end: only the names that are there were searched.',
    missed > 0 &&
      `${formatCount(missed, 'name', 'names')} could not be searched: the inspector stopped on them twice.`,
    phase !== 'choosing' && options && describeFormat(options),
    completed > 0 &&
      `${formatCount(completed, 'line', 'lines')} without a dot ${completed === 1 ? 'was taken for the name' : 'were taken for names'} under ${name.slice(name.indexOf('.'))}.`,
    trimmed > 0 &&
      `${formatCount(trimmed, 'line has', 'lines have')} spaces at an end: searched without them.`,
    splitLines > 0 &&
      `${formatCount(splitLines, 'line is', 'lines are')} not one name, but several, a link or the like: the names in ${splitLines === 1 ? 'it' : 'them'} were searched.`,
    unclear > 0 &&
      `${formatCount(unclear, 'line is', 'lines are')} not one name and not counted: put each name on its own line.`,
    found.length < foundCount &&
      `The ${found.length.toLocaleString('en')} most dangerous are shown; the export has all of them.`,
  ];
  return notes.filter((note) => typeof note === 'string');
}

/** How many lines gave no name, and why. */
export function describeRejected(rejected: ReadonlyMap<RejectionReason, number>): string | null {
  const reasons = [...rejected];
  const count = reasons.reduce((sum, [, lines]) => sum + lines, 0);
  if (count === 0) return null;
  const words = reasons.map(([reason, lines]) =>
    reasons.length === 1
      ? REJECTION_REASONS[reason]
      : `${lines.toLocaleString('en')}: ${REJECTION_REASONS[reason]}`,
  );
  return `${formatCount(count, 'line', 'lines')} skipped. ${words.join(' ')}`;
}
