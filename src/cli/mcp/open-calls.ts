/** Requests that were received but not yet answered. */
export interface OpenCalls {
  addReceived(message: object): void;
  addSent(message: object): void;
  /** Resolves when every request is answered, or after a time limit. */
  whenAnswered(): Promise<void>;
}

/** A request that the server answers only when the connection ends. */
const ENDLESS = 'subscriptions/listen';

type Id = string | number;

interface Message {
  id?: Id;
  method?: string;
  params?: { requestId?: Id };
}

/** @param maxWait maximum time to wait for answers, in milliseconds */
export function createOpenCalls(maxWait: number): OpenCalls {
  const counts = new Map<Id, number>();
  let onAnswered = () => {};

  function remove(id: Id | undefined): void {
    if (id === undefined) return;
    const count = (counts.get(id) ?? 0) - 1;
    if (count > 0) counts.set(id, count);
    else counts.delete(id);
    if (counts.size === 0) onAnswered();
  }

  return {
    addReceived({ id, method, params }: Message) {
      // A cancelled request gets no answer.
      if (method === 'notifications/cancelled') remove(params?.requestId);
      else if (id !== undefined && method !== undefined && method !== ENDLESS) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    },
    addSent({ id, method }: Message) {
      if (method === undefined) remove(id);
    },
    whenAnswered: () =>
      new Promise((resolve) => {
        if (counts.size === 0) return resolve();
        const timer = setTimeout(resolve, maxWait);
        onAnswered = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
