import { expect, it } from 'vitest';
import { KNOWN_RELATIONS, NO_IMITATION } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { readCandidateVerdict } from './candidate-verdict.ts';

const [ALERT, WARN, INFO] = IMITATION_STATUSES.keys();
const [NONE, KNOWN, SUBNAME] = KNOWN_RELATIONS.keys();

it.each([
  ['an imitation', 4, ALERT, NONE, 'alert'],
  ['what comes close', 3, WARN, NONE, 'warn'],
  ['what is worth knowing', 2, INFO, NONE, 'info'],
  ['what nothing warns of', 2, NO_IMITATION, NONE, 'none'],
  ['what has other risks', 3, NO_IMITATION, NONE, 'warn'],
  ['what has other risks and is worth knowing', 3, INFO, NONE, 'warn'],
  ['what is an alert for another reason', 4, WARN, NONE, 'alert'],
  ['a known name', 2, NO_IMITATION, KNOWN, 'known'],
  ['a known name with a risk', 3, NO_IMITATION, KNOWN, 'known'],
  ['a subname of a known name', 2, NO_IMITATION, SUBNAME, 'subname'],
  ['an imitation under a known name', 4, ALERT, SUBNAME, 'alert'],
  ['what comes close under a known name', 3, WARN, SUBNAME, 'warn'],
  ['what is worth knowing under a known name', 2, INFO, SUBNAME, 'info'],
])('%s', (_, rating, status, known, verdict) => {
  expect(readCandidateVerdict(rating, status as number, known as number)).toBe(verdict);
});
