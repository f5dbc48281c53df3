import { type ChainFact, FUSES, type WrappedName } from '../../contract/chain-facts.ts';
import { describeUnanswered, formatDay } from './chain-words.ts';

/**
 * Describes whether a name is in the NameWrapper, and its burned fuses.
 *
 * `Wrapped until 2033-05-04, burned fuses: CANNOT_UNWRAP, PARENT_CANNOT_CONTROL`
 *
 * @param time time of the facts in seconds since 1970
 */
export function describeWrapped(fact: ChainFact<WrappedName>, time: number): string {
  if (fact.status === 'none') return 'Not wrapped, so it has no fuses';
  if (fact.status === 'not_answered') return `Unknown: ${describeUnanswered(fact)}`;
  const { fuses, expires } = fact.value;
  if (expires !== 0 && expires <= time) return `Wrapped until ${formatDay(expires)}`;
  const burned = Object.entries(FUSES)
    // This fuse limits nothing.
    .filter(([name, bit]) => (fuses & bit) !== 0 && name !== 'IS_DOT_ETH')
    .map(([name]) => name);
  const end = expires === 0 ? '' : ` until ${formatDay(expires)}`;
  return `Wrapped${end}, ${burned.length === 0 ? 'no fuse burned' : `burned fuses: ${burned.join(', ')}`}`;
}
