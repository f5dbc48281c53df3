import '../../../element/react-jsx.ts';
import { type KeyboardEvent, useState } from 'react';
import { requestConsolidatedReport } from '../../../client/queries/request-reports.ts';
import { defineEnsName } from '../../../element/define-ens-name.ts';
import type { ShownName } from '../../../element/ens-name-types.ts';
import { RawJson } from '../../components/raw-json.tsx';
import { MAX_NAME_LENGTH, NAME_INPUT_PROPS, NAME_TOO_LONG } from '../../lib/name-input-props.ts';
import { formatHref } from '../../lib/route.ts';
import styles from './developer-part.module.css';
import { Section } from './sample-code.tsx';

/** Name in the field. Stored here, so that it is still there when the user returns from a report. */
let lastName = 'rnetamask.eth';

/** Shows the typed name in the element. The name is not in the address, because this screen is not shared. */
export function TryName() {
  const [name, setName] = useState(lastName);
  const [isTooLong, setTooLong] = useState(false);
  const [shown, setShown] = useState<ShownName | null>(null);

  const change = (next: string) => {
    setTooLong(next.length > MAX_NAME_LENGTH);
    if (next.length > MAX_NAME_LENGTH) return;
    lastName = next;
    setName(next);
  };

  return (
    <Section title="Try a name">
      <div className={styles.field}>
        <label htmlFor="embedded-name">Name to show</label>
        {/* Not an input, because inputs remove line breaks and so change the name. */}
        <textarea
          id="embedded-name"
          rows={1}
          {...NAME_INPUT_PROPS}
          value={name}
          placeholder="vitalik.eth"
          aria-describedby="embedded-hint"
          onChange={({ target }) => change(target.value)}
          onKeyDown={preventLineBreak}
        />
        <p id="embedded-hint" className={styles.hint} role="status">
          {isTooLong
            ? NAME_TOO_LONG
            : 'The name is shown exactly as you enter it, and is not added to the URL of this page.'}
        </p>
      </div>
      <p className={styles.stage}>
        Send to <EnsName name={name} onVerdict={setShown} />
      </p>
      {shown && <RawJson value={shown} what="the result" title="What displayName returns" />}
    </Section>
  );
}

function preventLineBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}

// The element uses the inspector of the page, which includes the watchlist of this device.
defineEnsName({ inspect: (name) => requestConsolidatedReport(name) });

const REPORTS = formatHref({ screen: 'name', name: '' });

/** Returns the start of the address of a report on this page, for `report-base` in the code samples. */
export function getReportBase(): string {
  return new URL(`./${REPORTS}`, document.baseURI).href;
}

interface EnsNameProps {
  name: string;
  onVerdict?: (shown: ShownName) => void;
}

/** Shows the element of the package, as an app would. */
export function EnsName({ name, onVerdict }: EnsNameProps) {
  return (
    <ens-name name={name} report-base={REPORTS} onverdict={({ detail }) => onVerdict?.(detail)} />
  );
}
