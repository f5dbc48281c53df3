// The engine that all elements of a page share. It uses static imports, because not every bundler can split workers.

import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { inspectAnyName } from '../display/inspect-any-name.ts';
import { getErrorMessage } from '../primitives/get-error-message.ts';

export interface EngineRequest {
  id: number;
  name: string;
}

export type EngineResponse = { id: number } & (
  | { report: ConsolidatedNameGuardReport }
  | { error: string }
);

function respond({ id, name }: EngineRequest): EngineResponse {
  try {
    return { id, report: inspectAnyName(name) };
  } catch (error) {
    return { id, error: getErrorMessage(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(respond(data)));
