import { type ChainFact, FUSES, type WrappedName } from '../../contract/chain-facts.ts';
import { describeUnanswered, formatDay, type Unanswered } from './chain-words.ts';

/** Whether a name is in the NameWrapper, and which fuses are burned. `burned` is null if the fuses no longer count. */
const WRAPPED_WORDS = {
  none: 'Not wrapped, so it has no fuses',
  not_answered: (fact: Unanswered) => `Unknown: ${describeUnanswered(fact)}`,
  known: (expires: number, burned: readonly string[] | null) => {
    const end = expires === 0 ? '' : ` until ${formatDay(expires)}`;
    if (burned === null) return `Wrapped${end}`;
    const fuses = burned.length === 0 ? 'no fuse burned' : `burned fuses: ${burned.join(', ')}`;
    return `Wrapped${end}, ${fuses}`;
  },
} as const;

/**
 * Describes whether a name is in the NameWrapper, and its burned fuses.
 *
 * `Wrapped until 2033-05-04, burned fuses: CANNOT_UNWRAP, PARENT_CANNOT_CONTROL`
 *
 * @param time time of the facts in seconds since 1970
 */
export function describeWrapped(fact: ChainFact<WrappedName>, time: number): string {
  if (fact.status === 'none') return WRAPPED_WORDS.none;
  if (fact.status === 'not_answered') return WRAPPED_WORDS.not_answered(fact);
  const { fuses, expires } = fact.value;
  const isOver = expires !== 0 && expires <= time;
  return WRAPPED_WORDS.known(expires, isOver ? null : listBurned(fuses));
}

function listBurned(fuses: number): string[] {
  return (
    Object.entries(FUSES)
      // This fuse limits nothing.
      .filter(([name, bit]) => (fuses & bit) !== 0 && name !== 'IS_DOT_ETH')
      .map(([name]) => name)
  );
}
