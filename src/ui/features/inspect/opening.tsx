import { Link } from '../../components/link.tsx';
import { Legend } from './legend.tsx';
import { RecentNames } from './recent-names-list.tsx';

/** Content below the game. */
export function Opening() {
  return (
    <>
      <RecentNames />
      <Legend />
      <p>
        Looking for one character?{' '}
        <Link to={{ screen: 'characters', text: '' }}>Find it by name, code point or block</Link>.
      </p>
    </>
  );
}
