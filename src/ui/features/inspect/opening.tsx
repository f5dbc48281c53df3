import { Examples } from './examples.tsx';
import { Legend } from './legend.tsx';
import { RecentNames } from './recent-names.tsx';

/** What stands under the field while it is empty. */
export function Opening() {
  return (
    <>
      <Examples />
      <RecentNames />
      <Legend />
    </>
  );
}
