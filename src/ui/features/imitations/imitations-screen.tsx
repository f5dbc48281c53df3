import { useQuery } from '@tanstack/react-query';
import { getReadTextQuery } from '../../../client/queries/read-text-query.ts';
import { ExampleCards } from '../../components/example-cards.tsx';
import { Candidates } from './candidates.tsx';
import { ImitatedField } from './imitated-field.tsx';
import styles from './imitations-screen.module.css';
import { NoCandidates } from './no-candidates.tsx';

/** Names to try. Each one is varied in a different way. */
const EXAMPLES = [
  { name: 'vitalik.eth', why: 'Look-alike letters, typos, added words' },
  { name: '10001.eth', why: 'Digits, and the letters that look like them' },
  { name: '\u0430\u0432\u0442\u043e\u0440.eth', why: 'Letters of another script' },
  { name: '\u{1f984}\u{1f451}.eth', why: 'Emoji' },
  { name: 'pay.vitalik.eth', why: 'A subname: only the part that others can register varies' },
] as const;

/** Examples shown while the name field is empty. */
function ImitationExamples() {
  return (
    <ExampleCards
      title="Names to try"
      examples={EXAMPLES.map(({ name, why }) => ({
        to: { screen: 'imitations', name },
        names: [name],
        why,
      }))}
    />
  );
}

interface ImitationsScreenProps {
  /** Empty until the user enters a name. */
  name: string;
}

/** Screen that lists the names that could imitate the name in the address. */
export function ImitationsScreen({ name }: ImitationsScreenProps) {
  return (
    <div className={styles.imitations}>
      <header className={styles.header} data-empty={name === ''}>
        <h1 tabIndex={-1}>What could imitate this name?</h1>
        <ImitatedField name={name} />
      </header>
      {name === '' && (
        <p className={styles.lead}>
          Lists names that someone could register to imitate it, the most dangerous first.
        </p>
      )}
      {name === '' ? <ImitationExamples /> : <Imitations name={name} />}
    </div>
  );
}

/** Lists the imitations of a name, or says that the text is not a name. */
function Imitations({ name }: ImitationsScreenProps) {
  const { data, isPending } = useQuery(getReadTextQuery(name));
  if (isPending) return <p aria-busy="true">Inspecting…</p>;
  return data ? <NoCandidates name={name} /> : <Candidates key={name} name={name} />;
}
