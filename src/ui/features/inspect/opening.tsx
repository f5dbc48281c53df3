import { useState } from 'react';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { Link } from '../../components/link.tsx';
import { Examples } from './examples.tsx';
import { Legend } from './legend.tsx';
import { RecentNames } from './recent-names-list.tsx';

/** Content below the empty field. Returning visitors see their recent names first. */
export function Opening() {
  // Read once, so that the sections keep their order when the first name is stored or the last one is removed.
  const [comesBack] = useState(() => (recentNames.names() ?? []).length > 0);
  return (
    <>
      {comesBack && <RecentNames />}
      <Examples />
      {!comesBack && <RecentNames />}
      <Legend />
      <p>
        Looking for one character?{' '}
        <Link to={{ screen: 'characters', text: '' }}>Find it by name, code point or block</Link>.
      </p>
    </>
  );
}
