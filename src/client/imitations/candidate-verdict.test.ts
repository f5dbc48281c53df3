import { expect, it } from 'vitest';
import { createRegistered, MOMENT } from '../../chain/testing/create-facts.ts';
import { KNOWN_RELATIONS, NO_IMITATION } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { chainCode } from '../chain/chain-code.ts';
import { createChainFactsStore } from '../chain/chain-facts-store.ts';
import { CANDIDATE_VERDICTS, judgeCandidate, readCandidateVerdict } from './candidate-verdict.ts';

const [ALERT, WARN, INFO] = IMITATION_STATUSES.keys();
const [NONE, KNOWN, SUBNAME] = KNOWN_RELATIONS.keys();

it.each([
  ['a clear imitation', 4, ALERT, NONE, 'alert'],
  ['a close imitation', 3, WARN, NONE, 'warn'],
  ['a weak imitation', 2, INFO, NONE, 'info'],
  ['a name without findings', 2, NO_IMITATION, NONE, 'none'],
  ['a name with another risk', 3, NO_IMITATION, NONE, 'warn'],
  ['a weak imitation with another risk', 3, INFO, NONE, 'warn'],
  ['a close imitation with another alert', 4, WARN, NONE, 'alert'],
  ['a known name', 2, NO_IMITATION, KNOWN, 'known'],
  ['a known name with a risk', 3, NO_IMITATION, KNOWN, 'known'],
  ['a subname of a known name', 2, NO_IMITATION, SUBNAME, 'subname'],
  ['a clear imitation under a known name', 4, ALERT, SUBNAME, 'alert'],
  ['a close imitation under a known name', 3, WARN, SUBNAME, 'warn'],
  ['a weak imitation under a known name', 2, INFO, SUBNAME, 'info'],
])(
  'gives %s (rating %i, status %i, relation %i) the verdict %s',
  (_, rating, status, known, verdict) => {
    expect(readCandidateVerdict(rating, status as number, known as number)).toBe(verdict);
  },
);

it('warns about a subname that the owner of its parent can take, as its report does', () => {
  const facts = createChainFactsStore();
  const judge = (name: string) =>
    CANDIDATE_VERDICTS.map((verdict) => judgeCandidate(facts, name, verdict));
  expect(judge('a1ice.uni.eth')).toEqual(CANDIDATE_VERDICTS);
  const names = ['a1ice.uni.eth', 'vita1ik.eth'].map((name) => createRegistered(name, '0x01'));
  facts.addNames(names, MOMENT, chainCode);
  expect(judge('vita1ik.eth')).toEqual(CANDIDATE_VERDICTS);
  expect(judge('a1ice.uni.eth')).toEqual([
    ...['alert', 'warn', 'warn', 'warn'],
    ...['watched', 'known', 'warn'],
  ]);
});
