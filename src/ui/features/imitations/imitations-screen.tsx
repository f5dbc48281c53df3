import { readPasted } from '../../../lists/pasted/read-pasted.ts';
import { ScreenHeader } from '../../components/screen-header.tsx';
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
      <ScreenHeader title="What could imitate this name?">
        Names that someone could register to imitate it, the most dangerous first.
      </ScreenHeader>
      <ImitatedField name={name} />
      {name === '' ? (
        <ImitationExamples />
      ) : readPasted(name) ? (
        <NoCandidates name={name} />
      ) : (
        <Candidates key={name} name={name} />
      )}
    </div>
  );
}
