import type { KeptList } from '../../../client/bulk/kept-list/list-keeper.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { VisibleText } from '../../components/visible-text.tsx';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Maximum length of the file name, in UTF-16 code units. */
const MAX_FILE_NAME_LENGTH = 80;

/** Summary of a kept list: `12,345 names from names.csv, kept on 21 Nov 2026`. */
export function KeptListSummary({ list: { source, names, keptAt } }: { list: KeptList }) {
  const file = source.kind === 'file' ? source.file.name.slice(0, MAX_FILE_NAME_LENGTH) : '';
  return (
    <>
      {formatCount(names, 'name')}
      {file !== '' && (
        <>
          {' from '}
          <bdi>
            <VisibleText text={file.toWellFormed()} isSentence />
          </bdi>
        </>
      )}
      , kept on {DATE.format(keptAt)}
    </>
  );
}
