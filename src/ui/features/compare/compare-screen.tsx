import { ScreenHeader } from '../../components/screen-header.tsx';
import { navigate } from '../../lib/navigation.ts';
import { ComparePairs } from './compare-pairs.tsx';
import styles from './compare-screen.module.css';
import { ComparisonResult } from './comparison-result.tsx';
import { NameFields } from './name-fields.tsx';
import { OneName } from './one-name.tsx';

interface CompareScreenProps {
  names: readonly [string, string];
}

/** Compares two names. */
export function CompareScreen({ names }: CompareScreenProps) {
  const [first, second] = names;
  const missing = first === '' ? 'first' : second === '' ? 'second' : null;
  const open = (next: CompareScreenProps['names']) => navigate({ screen: 'compare', names: next });
  return (
    <div className={styles.compare}>
      <ScreenHeader title="Compare two names">
        Check whether a name you received is the name you know. See every character that differs,
        and whether one name imitates the other.
      </ScreenHeader>
      <NameFields
        names={names}
        onNames={(next) => navigate({ screen: 'compare', names: next }, { typing: true })}
      />
      {missing === null ? (
        <ComparisonResult first={first} second={second} onNames={open} />
      ) : first === second ? (
        <ComparePairs />
      ) : (
        <OneName
          name={first + second}
          missing={missing}
          onName={(name) => open(missing === 'first' ? ['', name] : [name, ''])}
        />
      )}
    </div>
  );
}
