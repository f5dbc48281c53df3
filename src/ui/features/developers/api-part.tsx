import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getNameReportQuery } from '../../../client/queries/report-queries.ts';
import { DEFAULT_IMITATIONS, MAX_BULK_NAMES, MAX_IMITATIONS } from '../../../contract/limits.ts';
import { type OperationId, ROUTES } from '../../../contract/operations.ts';
import { formatSafeJson } from '../../../display/safe-json.ts';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './developer-part.module.css';
import { Reference, SampleCode, Section } from './sample-code.tsx';

/** Documents the operations, and shows the answer to one of them for any name. */
export function ApiPart() {
  const base = new URL('./api', document.baseURI).href;
  return (
    <article className="stack gap-6">
      <ScreenHeader
        title="HTTP API"
        details={
          <>
            <p className="measure">
              The rating says how dangerous a name is: 2 means no risk found, 3 means check the name
              before you rely on it, 4 means don’t rely on it. Checks with the status{' '}
              <code>info</code> don’t affect the rating. The fields <code>imitates</code> and{' '}
              <code>known</code> contain the known name. Your trusted names don’t affect the
              responses.
            </p>
            <p className="measure">
              All requests, responses and errors are documented in{' '}
              <a href={base + ROUTES.getOpenapi.path}>openapi.json</a>, OpenAPI 3.1.
            </p>
          </>
        }
      >
        This page answers HTTP requests at <code className="anywhere">{base}</code>. A service
        worker answers them on your device, even offline. For <code>curl</code> and other programs,
        run <code>namescope serve</code> from the{' '}
        <Link to={{ screen: 'developers', part: 'command-line' }}>command line</Link>. It answers
        requests at the same paths.
      </ScreenHeader>
      <Reference title="Operations" rows={OPERATIONS} />
      <TryOperation />
    </article>
  );
}

const SUMMARIES: Readonly<Record<Exclude<OperationId, 'getOpenapi'>, string>> = {
  bulkInspectNames: `Verdicts on up to ${MAX_BULK_NAMES} names.`,
  inspectGrapheme: 'One grapheme, with what it can be mistaken for.',
  inspectName: 'The full report of one name.',
  getInspectName: 'The full report, by URL.',
  getImitations: `Names that could imitate a name. The query can contain limit (from 1 to ${MAX_IMITATIONS.toLocaleString('en')}, by default ${DEFAULT_IMITATIONS.toLocaleString('en')}) and kinds, separated by commas.`,
};

const OPERATIONS = (Object.keys(SUMMARIES) as (keyof typeof SUMMARIES)[]).map(
  (id) => [`${ROUTES[id].method} ${ROUTES[id].path}`, SUMMARIES[id]] as const,
);

/** Maximum length of the name, in UTF-16 code units. Longer names are not inspected. */
const MAX_LENGTH = 1_000;

/** Shows the answer to a request, and the command that sends the request. The worker of the page computes the answer. */
function TryOperation() {
  const [text, setText] = useState('vital\u00eck.eth');
  const [name, setName] = useState<string | null>(null);
  const isTooLong = text.length > MAX_LENGTH;
  const { data, error, isFetching, refetch } = useQuery({
    ...getNameReportQuery(name ?? '', useWatchlistRevision()),
    enabled: name !== null,
  });
  return (
    <Section title="Try it">
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          setName(text);
        }}
      >
        <label htmlFor="api-name">Name to inspect</label>
        <div className="line gap-2">
          <input
            id="api-name"
            type="text"
            {...NAME_INPUT_PROPS}
            value={text}
            aria-describedby="api-hint"
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={styles.send} disabled={isTooLong}>
            Inspect
          </button>
        </div>
        <p id="api-hint" className={styles.hint}>
          {isTooLong
            ? `Enter at most ${MAX_LENGTH.toLocaleString('en')} characters.`
            : 'Your device inspects the name, and nothing is sent. Unlike a server, the page also uses your trusted names.'}
        </p>
      </form>
      <SampleCode what="the curl command" language="shell" code={formatCurl(name ?? text)} />
      <div aria-live="polite" aria-busy={isFetching}>
        {error && <ProblemView error={error} onRetry={() => void refetch()} />}
        {data && <SampleCode what="the answer" language="typescript" code={formatSafeJson(data)} />}
      </div>
    </Section>
  );
}

/** Returns the command that asks `namescope serve` for the report of a name. */
export function formatCurl(name: string): string {
  // An address cannot contain unpaired surrogates. A quote would end the argument.
  const segment = encodeURIComponent(name.toWellFormed()).replaceAll("'", '%27');
  return `curl 'http://127.0.0.1:8080/api/inspect-name/mainnet/${segment}'`;
}
