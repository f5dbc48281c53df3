import type { FindingStatus } from '../../contract/finding.ts';
import { describeFinding } from '../../messages/describe-finding.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { createTextJudge, type PlacedFinding } from '../../messages/text-judge.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { isAboutName } from '../../words/finding-words.ts';
import { getNotedStatus } from '../../words/names/headline.ts';
import { isRisk } from '../../words/names/rating-words.ts';
import type { MessageJudge } from '../reading/read-name-sources.ts';

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
 * Creates a judge of messages. It collects the names, so that each gets a report, and passes on every other finding that
 * is a warning or an alert.
 */
export function createMessageJudge(
  context: TextContext,
  onFinding: (finding: NotedFinding) => Promise<void>,
): MessageJudge {
  const judge = createTextJudge(context);
  const isNearSecret = createSecretCheck();
  let names: string[] = [];
  /** Line of the last name, and the names on it. */
  let lastLine = 0;
  const onLine = new Set<string>();

  async function report(found: readonly PlacedFinding[]): Promise<void> {
    for (const finding of found) {
      const { status, code, line } = finding;
      if (isAboutName(finding)) {
        if (line !== lastLine) onLine.clear();
        lastLine = line;
        const name = `${finding.args.judged}`;
        // A name has one row for each line.
        if (onLine.has(name) || !isMeant(finding) || (await isNearSecret(finding))) continue;
        onLine.add(name);
        names.push(name);
      } else if (isRisk(status)) {
        const { message, evidence } = describeFinding(finding, context);
        const words = (await isNearSecret(finding))
          ? 'This finding is next to a secret, so it is not shown.'
          : [message, evidence].filter(Boolean).join(' ');
        await onFinding({ status, code, line, words });
      }
    }
  }

  /** Checks whether the author meant a text as a name. Otherwise, the finding has a milder status than the report. */
  function isMeant({ status, args }: PlacedFinding): boolean {
    const inspected = context.inspectName(`${args.judged}`);
    return inspected !== null && status === getNotedStatus(inspected);
  }

  return {
    push: (text) => report(judge.push(text)),
    end: () => report(judge.end()),
    takeNames() {
      const taken = names;
      names = [];
      return taken;
    },
  };
}

/** Length of a part of a line, in UTF-16 code units. Each part is searched for secrets together with its neighbours. */
const SECRET_BLOCK = 4096;

/**
 * Creates a function that checks whether a finding is in or near a secret. Such a finding must not be quoted.
 * Remembers the last answer, because a line can contain many findings.
 */
export function createSecretCheck() {
  let last: { text: string; block: number; isSecret: boolean } | undefined;
  return async ({ around, at, args }: PlacedFinding): Promise<boolean> => {
    // The target of a link can be far from the link.
    const text = `${around} ${args.written ?? ''}`;
    const block = Math.floor(at / SECRET_BLOCK);
    if (last?.text !== text || last.block !== block) {
      const start = Math.max(0, block - 1) * SECRET_BLOCK;
      const context = text.slice(start, (block + 2) * SECRET_BLOCK);
      last = { text, block, isSecret: (await findSecret(context)) !== null };
    }
    return last.isSecret;
  };
}
