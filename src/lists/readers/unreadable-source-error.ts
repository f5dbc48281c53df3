/** Why a source cannot be read, in words for the person who chose it. */
export class UnreadableSourceError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadableSourceError';
  }
}
