import type { CheckCode, CheckStatus } from '../../contract/checks.ts';

/** Maps a check and its status to messages, and each message to the texts that get it. */
export type Messages = Partial<
  Record<`${CheckCode} ${CheckStatus}`, Record<string, string | string[]>>
>;

/** Lists a test case for each text. */
export function listMessageCases(messages: Messages) {
  return Object.entries(messages).flatMap(([key, byMessage]) => {
    const [check, status] = key.split(' ') as [CheckCode, CheckStatus];
    return Object.entries(byMessage).flatMap(([message, texts]) =>
      [texts].flat().map((text) => ({ check, status, text, message })),
    );
  });
}
