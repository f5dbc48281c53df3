import { lazy, Suspense } from 'react';
import { findUnclaimedTitle } from '../../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { findCompleteName, isOutsideEns } from '../../../words/names/report-facts.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Link } from '../../components/link.tsx';
import { TrustButton } from '../../components/trust-button.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { getAskedName, useChainFacts, useWalletQuestion } from '../../lib/use-wallet-question.ts';
import styles from './next-step.module.css';

interface NextStepProps {
  evidence: NameEvidence;
  headline: Headline;
  /** Name that the user probably wants, or null. */
  wanted: string | null;
}

/** Maximum length of a name on a button, in UTF-16 code units. */
const MAX_BUTTON_LENGTH = 40;

/** Says what was checked. The extension cannot ask a wallet, so the user compares the address. */
function describeChecked(isUsable: boolean, inspected: boolean): string {
  if (!inspected) return 'Neither the spelling nor the address was checked.';
  if (!isUsable) return 'Only the spelling was checked, not the address.';
  return IS_EXTENSION
    ? 'Only the spelling was checked. Next, check the address: compare its first and last six characters.'
    : 'Only the spelling was checked.';
}

/** Says what to do after the verdict: copy the wanted or the complete name, or check the address of this name. */
export function NextStep({ evidence, headline, wanted }: NextStepProps) {
  const facts = useChainFacts();
  const { report } = evidence;
  const { name, rating, inspected } = report;
  const other = findOther(report, headline, wanted);
  const complete = findCompleteName(report);
  // A name that was not inspected, or that may belong to anyone, is not offered for copying.
  const isOwned = report.known !== null && findUnclaimedTitle(report.known.title) === null;
  const copied = wanted ?? (isOwned ? complete : null);
  const isUsable = wanted === null && isAccepted(report) && rating !== RATING_ALERT;
  const asked = getAskedName(report, evidence.normalForm);
  const notes = [
    // After an answer, the facts from the chain follow.
    ...(asked !== null && facts.getName(asked) ? [] : [describeChecked(isUsable, inspected)]),
    ...(isUsable ? ['The link sends this name to app.ens.domains.'] : []),
  ];
  return (
    <div className={`stack gap-3 ${styles.next}`}>
      <div className="row gap-3 lines-2" data-screen-only>
        {copied !== null && <CopyButton text={copied} what={formatOnButton(copied)} isMain />}
        {complete !== null && wanted === null && (
          <Link className={styles.action} to={{ screen: 'name', name: complete }}>
            {`Check ${formatOnButton(complete)}`}
          </Link>
        )}
        {isUsable && (
          <a
            className={styles.main}
            href={`https://app.ens.domains/${encodeURIComponent(name)}`}
            target="_blank"
            rel="noreferrer noopener"
          >
            Open in the ENS app <span aria-hidden="true">↗</span>
          </a>
        )}
        {other !== null && (
          <Link className={styles.action} to={{ screen: 'compare', names: [name, other] }}>
            Compare
          </Link>
        )}
        {isUsable && rating === RATING_PASS && headline.tone !== 'alert' && (
          <TrustButton className={styles.action} name={name} />
        )}
      </div>
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
    </div>
  );
}

function formatOnButton(name: string): string {
  return name.length > MAX_BUTTON_LENGTH ? 'the other name' : makeReadable(name);
}

/** Returns another name worth comparing: the wanted name, or one that this name imitates or looks like. */
function findOther(
  { looks_like, imitates, name }: NameGuardReport,
  { tone }: Headline,
  wanted: string | null,
): string | null {
  // Two spellings of one name need no comparison.
  if (tone === 'info') return null;
  const other = wanted ?? imitates?.name ?? looks_like;
  return other === name ? null : other;
}

/** Checks whether the name is complete and ENS accepts its spelling. */
function isAccepted(report: NameGuardReport): boolean {
  const { normalization, name } = report;
  return normalization === 'normalized' && name.includes('.') && !isOutsideEns(report);
}

/** Loads the code for what is shown after an answer. This code is in the same chunk as the code that asks the wallet. */
const loadFacts = retryableOnce(() => import('../../components/chain/name-on-chain-facts.tsx'));
const NameSummary = lazy(async () => ({ default: (await loadFacts()).NameSummary }));
const NameFacts = lazy(async () => ({ default: (await loadFacts()).NameFacts }));

/**
 * Asks the user's wallet who controls a name and which address it leads to. Also asks about the name that the user
 * probably wants.
 */
export function NameOnChainPart({ evidence }: { evidence: NameEvidence }) {
  const asked = useWalletQuestion();
  const facts = useChainFacts();
  const name = getAskedName(evidence.report, evidence.normalForm);
  if (name === null) return null;
  const wanted = evidence.wanted?.name ?? name;
  const known = facts.getName(name);
  const shown = known && {
    known,
    wanted: wanted === name ? undefined : facts.getName(wanted),
    isRisky: evidence.report.rating === RATING_ALERT,
  };
  return (
    <div className="stack gap-3">
      <AskWallet
        asked={asked}
        question={{ names: [...new Set([name, wanted])] }}
        {...(known && { label: 'Ask again' })}
      />
      <div className="live" role="status">
        <Suspense>{shown && <NameSummary {...shown} />}</Suspense>
      </div>
      <Suspense>{shown && <NameFacts {...shown} />}</Suspense>
    </div>
  );
}
