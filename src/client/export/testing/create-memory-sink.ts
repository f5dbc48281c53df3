import type { ExportSink } from '../export-task.ts';

/** Creates a sink in memory that records what was written and how it ended. */
export function createMemorySink() {
  const written = { text: '', end: 'open' as 'open' | 'closed' | 'aborted' };
  const sink: ExportSink = {
    async write(text) {
      written.text += text;
    },
    async close() {
      written.end = 'closed';
    },
    async abort() {
      written.end = 'aborted';
    },
  };
  return { sink, written };
}
