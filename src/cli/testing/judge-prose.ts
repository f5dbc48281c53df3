import type { Finding } from '../../contract/finding.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { getHeadline, getNotedStatus } from '../../words/names/headline.ts';
import { createMessageJudge } from '../session/message-judge.ts';

/** Returns what `namescope - --text` reports about a text: a row for each name, and the other findings. */
export async function judgeProse(
  text: string,
  context: TextContext,
): Promise<Pick<Finding, 'status' | 'code'>[]> {
  const found: Pick<Finding, 'status' | 'code'>[] = [];
  const judge = createMessageJudge(context, async ({ status, code }) => {
    found.push({ status, code });
  });
  await judge.push(text);
  await judge.end();
  for (const name of judge.takeNames()) {
    const report = context.inspectName(name);
    if (report) found.push({ status: getNotedStatus(report), code: getHeadline(report).code });
  }
  return found;
}
