import type { Finding } from '../../contract/finding.ts';
import { createTextReader } from '../../lists/readers/name-reader.ts';
import { createProseParser } from '../../lists/readers/prose-parser.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { getHeadline } from '../../words/names/headline.ts';
import { getNotedStatus } from '../../words/names/noted-status.ts';
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
  const reader = createTextReader({ kind: 'lines', hasAddresses: false }, createProseParser());
  for (const { names } of [await reader.push(text), await reader.end()]) {
    for (const name of names) {
      const report = context.inspectName(name);
      if (!report) continue;
      found.push({ status: getNotedStatus(report), code: getHeadline(report).code });
    }
  }
  await judge.push(text);
  await judge.end();
  return found;
}
