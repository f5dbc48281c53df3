import type { NameGuardReport } from '../../../contract/reports.ts';
import { escapeCodePoints, formatCodePoints } from '../../../primitives/format-code-points.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getSpelling } from '../../../words/names/report-facts.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { formatUtf8, percentEncode } from '../../lib/format-first-code-points.ts';
import { Elsewhere } from './elsewhere.tsx';
import styles from './name-facts-table.module.css';
import { WatchSettings } from './watch-settings.tsx';

const NORMALIZATION_WORDS = {
  normalized: 'Valid ENS spelling (normalized by ENSIP-15)',
  unnormalized: 'Not normalized: ENS rejects or changes it',
  unknown: 'Unknown: a label is known only by its hash',
} as const;

/** Technical facts of the name, each with a copy button. */
export function Facts({ report }: { report: NameGuardReport }) {
  const { name } = report;
  const copies = [
    { what: 'the text', word: 'Text', text: name },
    { what: 'the code points', word: 'U+…', text: formatCodePoints(name) },
    { what: 'the escapes', word: '\\u{…}', text: escapeCodePoints(name) },
    { what: 'the UTF-8 bytes', word: 'UTF-8 hex', text: formatUtf8(name) },
    { what: 'the percent-encoded text', word: 'Percent-encoded', text: percentEncode(name) },
    { what: 'the namehash', word: 'Namehash', text: report.namehash },
  ];
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <dl>
        {report.inspected && (
          <div>
            <dt>Normalization</dt>
            <dd>{NORMALIZATION_WORDS[getSpelling(report)]}</dd>
          </div>
        )}
        {report.beautiful_name !== null && report.beautiful_name !== name && (
          <div>
            <dt>Beautified</dt>
            <dd className="large">
              <NameText name={report.beautiful_name} />
            </dd>
          </div>
        )}
        <div>
          <dt>Length</dt>
          <dd>
            {formatCount(Array.from(name).length, 'code point')},{' '}
            {formatCount(new TextEncoder().encode(name).length, 'byte')}
          </dd>
        </div>
        <div>
          <dt>Namehash</dt>
          <dd>
            <code className={styles.hash}>{report.namehash}</code>
          </dd>
        </div>
        <div>
          <dt>Copy</dt>
          <dd className={styles.copies}>
            {copies.map(({ what, word, text }) =>
              text === null ? null : (
                <CopyButton key={word} text={text} what={what}>
                  {word}
                </CopyButton>
              ),
            )}
          </dd>
        </div>
        {report.inspected && name !== '' && (
          <div>
            <dt>Known names</dt>
            <dd>
              <WatchSettings key={name} report={report} />
            </dd>
          </div>
        )}
        {name !== '' && isReadByEns(report) && (
          <div>
            <dt>Imitations</dt>
            <dd>
              <Link to={{ screen: 'imitations', name }}>What could imitate this name?</Link>
            </dd>
          </div>
        )}
        {name !== '' && (
          <div>
            <dt>Other sites</dt>
            <dd>
              <Elsewhere report={report} />
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}

/** Whether ENS accepts the name, unchanged or in its normalized form. */
function isReadByEns({ normalization, labels }: NameGuardReport): boolean {
  const errors = labels?.map((label) => label.normalization_error?.code ?? 'not_normalized') ?? [
    '',
  ];
  return normalization !== 'unknown' && errors.every((code) => code === 'not_normalized');
}
