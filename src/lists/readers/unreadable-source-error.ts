/** A source that cannot be read. The user sees the message. */
export class UnreadableSourceError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadableSourceError';
  }
}
