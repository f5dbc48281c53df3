import { useState } from 'react';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { Link } from '../../components/link.tsx';
import { Examples } from './examples.tsx';
import { Legend } from './legend.tsx';
import { RecentNames } from './recent-names-list.tsx';

/** What stands under the field while it is empty: for who comes back, the names of last time first. */
export function Opening() {
  // Asked once: nothing moves when the first name is remembered or the last one forgotten.
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
