import { formatDay } from '../chain/chain-words.ts';
import { quoteLabel } from '../quoting/quote-grapheme.ts';

type ParentArgs = {
  readonly parent: string;
};

/** Words of the checks that need facts from the chain. As in `CHECK_WORDS`, each lacks its full stop. */
export const ON_CHAIN_CHECK_WORDS = {
  fuses_not_answered: () =>
    'Not checked, because the blockchain did not say which fuses are burned',
  fuses_not_registered: () => 'This name has no fuses, because nobody has registered it',
  not_wrapped: () => 'This name is not in the NameWrapper, so it has no fuses',
  parent_controls_fuses: ({ parent, burned }: ParentArgs & { burned: readonly string[] }) =>
    `The owner of ${quoteLabel(parent)} can burn fuses of this name or take it, because PARENT_CANNOT_CONTROL is not burned${burned.length > 0 ? `. ${listFuses(burned)}` : ''}`,
  burned_fuses: ({ burned }: { burned: readonly string[] }) =>
    burned.length > 0 ? listFuses(burned) : 'No fuse of this name is burned',

  not_registered: () =>
    'Nobody has registered this name, so anyone can register it and decide where it leads',
  not_created: ({ parent }: ParentArgs) =>
    `Nobody has created this name. The owner of ${quoteLabel(parent)} can create it and decide where it leads`,
  expired: () => 'This name has expired, so anyone can register it and decide where it leads',
  in_grace: () => 'This name has expired. If nobody renews it, anyone can register it',
  /** @param until end of the fuses, in seconds since 1970 */
  emancipated: ({ parent, until }: ParentArgs & { until: number }) =>
    `The owner of ${quoteLabel(parent)} cannot take this name before ${formatDay(until)}, because PARENT_CANNOT_CONTROL is burned`,
  parent_controls_name: ({ parent, isWrapped }: ParentArgs & { isWrapped: boolean }) =>
    `The owner of ${quoteLabel(parent)} can change or take this name, because ${isWrapped ? 'PARENT_CANNOT_CONTROL is not burned' : 'it is not in the NameWrapper'}`,
};

function listFuses(burned: readonly string[]): string {
  return `Burned fuses: ${burned.join(', ')}`;
}
