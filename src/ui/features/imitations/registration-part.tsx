import { Suspense, useMemo } from 'react';
import { chainFacts, type KnownName } from '../../../client/chain/chain-facts-store.ts';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import type { CandidateQuery, ShownCandidates } from '../../../client/imitations/candidate-view.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import type { ImitationState } from '../../../words/chain/imitation-on-chain.ts';
import type { Tone } from '../../../words/names/rating-words.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { FilterChip, FilterChips, toggleValue } from '../../components/list-bar.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { useChainFacts, useWalletQuestion } from '../../lib/use-wallet-question.ts';
import { OnChainText } from './candidate-row.tsx';

/** Labels of the filters by registration, in the order of the filters. */
const REGISTRATION_WORDS: readonly {
  state: ImitationState;
  /** Tone of the sentence in a row. */
  tone: Tone;
  word: string;
}[] = [
  { state: 'taken', tone: 'warn', word: 'Registered' },
  { state: 'defensive', tone: 'pass', word: 'Same owner' },
  { state: 'ended', tone: 'info', word: 'Expired' },
  { state: 'free', tone: 'skip', word: 'Not registered' },
  { state: 'unknown', tone: 'skip', word: 'Not known' },
];

interface RegistrationPartProps {
  session: CandidateSession;
  /** Number of all candidates so far. */
  count: number;
  shown: ShownCandidates;
  onQuery(query: CandidateQuery): void;
}

/** Says what the chain knows about the imitated name. */
function OriginalFacts({ known: { facts, moment } }: { known: KnownName }) {
  const line = chainFacts.getCode()?.summarizeOnChain(facts, moment);
  if (!line) return null;
  return (
    <Suspense>
      <OnChainText line={{ ...line, parts: [{ name: facts.name }, ': ', ...line.parts] }} />
    </Suspense>
  );
}

/** Asks the user's wallet which candidates are registered, and filters by the answer. */
export function RegistrationPart({ session, count, shown, onQuery }: RegistrationPartProps) {
  const [question, state] = useWalletQuestion();
  const { query, rows, states } = shown;
  useChainFacts();
  const original = session.registrations.getOriginal();
  const isFiltered = rows.length < count;
  const asking = useMemo(
    () => ({
      ...question,
      ask() {
        if (query.order === 'danger') onQuery({ ...query, order: 'registration' });
        return session.registrations.ask(question, isFiltered ? rows : null);
      },
    }),
    [question, session, query, rows, isFiltered, onQuery],
  );
  const label = isFiltered ? nameQuestion(rows.length) : 'Which are registered?';
  const isAsked =
    states.size > 0 &&
    rows.every((row) => session.registrations.getFacts(session.list.rows[row]?.name ?? ''));
  return (
    <section
      id="registration"
      className="stack small gap-2"
      data-screen-only
      aria-label="Registration"
    >
      {rows.length > 0 && (
        <AskWallet
          asked={[asking, state]}
          question={{}}
          label={isAsked ? 'Ask again' : label}
          repeatLabel={isAsked ? 'Ask again' : label}
        />
      )}
      {original && <OriginalFacts known={original} />}
      {states.size > 0 && (
        <FilterChips legend="Registration">
          {REGISTRATION_WORDS.map(({ state: each, tone, word }) => {
            const isOn = query.states.includes(each);
            if (!states.has(each) && !isOn) return null;
            return (
              <FilterChip
                key={each}
                isOn={isOn}
                count={states.get(each) ?? 0}
                onToggle={() => onQuery({ ...query, states: toggleValue(query.states, each) })}
              >
                <ToneMark tone={tone} /> {word}
              </FilterChip>
            );
          })}
        </FilterChips>
      )}
    </section>
  );
}

function nameQuestion(count: number): string {
  return count === 1
    ? 'Is this name registered?'
    : `Which of these ${formatCount(count, 'name')} are registered?`;
}
