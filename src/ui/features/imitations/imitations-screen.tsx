import { useQuery } from '@tanstack/react-query';
import { getReadTextQuery } from '../../../client/queries/read-text-query.ts';
import { Candidates } from './candidates.tsx';
import { ImitatedField } from './imitated-field.tsx';
import { ImitationExamples } from './imitation-examples.tsx';
import styles from './imitations-screen.module.css';
import { NoCandidates } from './no-candidates.tsx';

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
