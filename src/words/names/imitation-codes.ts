import type { ImitationKind } from '../../contract/imitation-kinds.ts';

/** Returns the code of the headline of an uncertain imitation. */
export function getImitationCode(kind: ImitationKind): 'uses_name_of' | 'close_to' {
  return kind === 'added_words' || kind === 'embedded' ? 'uses_name_of' : 'close_to';
}

/**
 * Returns the code of the headline of an imitation that is only info. Returns null for kinds for which another headline
 * says more.
 */
export function findCalmCode(kind: ImitationKind): 'contains_name_of' | 'similar_to' | null {
  if (kind === 'added_words') return 'contains_name_of';
  return kind === 'embedded' || kind === 'address' ? null : 'similar_to';
}
