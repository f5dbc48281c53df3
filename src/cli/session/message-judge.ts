import type { FindingStatus } from '../../contract/finding.ts';
import { describeFinding } from '../../messages/describe-finding.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { createTextJudge, type PlacedFinding } from '../../messages/text-judge.ts';
import { isRisk } from '../../words/names/rating-words.ts';
import type { MessageJudge } from '../reading/read-name-sources.ts';
import { createSecretCheck } from './secret-check.ts';

/** A finding in a message that is not about a name. */
export interface NotedFinding {
  readonly status: FindingStatus;
  readonly code: string;
  /** Line number, starting at 1. */
  readonly line: number;
  /** The finding in plain text. */
  readonly words: string;
}

/**
 * Creates a judge of messages whose names are reported elsewhere. It passes on every other finding with a warning or an
 * alert.
 */
export function createMessageJudge(
  context: TextContext,
  onFinding: (finding: NotedFinding) => Promise<void>,
): MessageJudge {
  const judge = createTextJudge(context, isRisk);
  const isNearSecret = createSecretCheck();

  async function report(found: readonly PlacedFinding[]): Promise<void> {
    for (const finding of found) {
      const { status, code, line } = finding;
      const { name, message, evidence } = describeFinding(finding, context);
      if (name !== null) continue;
      const words = (await isNearSecret(finding))
        ? 'This finding is next to a secret, so it is not shown.'
        : [message, evidence].filter(Boolean).join(' ');
      await onFinding({ status, code, line, words });
    }
  }

  return { push: (text) => report(judge.push(text)), end: () => report(judge.end()) };
}
