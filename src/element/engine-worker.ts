// The engine of all elements of a page. It imports all that it needs at once: not every bundler splits workers.

import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { inspectAnyName } from '../display/inspect-any-name.ts';
import { getErrorMessage } from '../primitives/get-error-message.ts';

export interface EngineQuestion {
  id: number;
  name: string;
}

export type EngineAnswer = { id: number } & (
  | { report: ConsolidatedNameGuardReport }
  | { error: string }
);

function answer({ id, name }: EngineQuestion): EngineAnswer {
  try {
    return { id, report: inspectAnyName(name) };
  } catch (error) {
    return { id, error: getErrorMessage(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => postMessage(answer(data)));
