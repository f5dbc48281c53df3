import type { Finding } from '../../contract/finding.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { getHeadline, getNotedStatus } from '../../words/names/headline.ts';
import { readNames } from '../reading/read-name-sources.ts';
import { createMessageJudge } from '../session/message-judge.ts';

/** Returns what `namescope - --text` reports about a text: a row for each name, and the other findings. */
export async function judgeProse(
  text: string,
  context: TextContext,
): Promise<Pick<Finding, 'status' | 'code'>[]> {
  const found: Pick<Finding, 'status' | 'code'>[] = [];
  const source = {
    label: 'standard input',
    fileName: '',
    size: null,
    async *read() {
      yield Buffer.from(text);
    },
  };
  const names = readNames([source], {
    isText: true,
    signal: new AbortController().signal,
    callbacks: {
      onBytes: () => undefined,
      onRejected: async () => undefined,
      onGuess: async () => undefined,
      onUnreadable: async () => undefined,
      onMessages: async () =>
        createMessageJudge(context, async ({ status, code }) => {
          found.push({ status, code });
        }),
    },
  });
  for await (const batch of names) {
    for (const name of batch) {
      const report = context.inspectName(name);
      if (report) found.push({ status: getNotedStatus(report), code: getHeadline(report).code });
    }
  }
  return found;
}
