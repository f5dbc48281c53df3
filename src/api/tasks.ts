// How each operation runs, and which requests are costly.

import type { OperationId } from '../contract/operations.ts';
import type { Outcome } from '../contract/problem.ts';
import type { NameInspector } from '../engine/name-inspector.ts';
import {
  inspectBoundedGrapheme,
  inspectBoundedName,
  inspectBoundedNames,
  listBoundedImitations,
} from './operations/bounded-operations.ts';
import { parseBody } from './request-body.ts';
import { encodeJson } from './responses.ts';

/** The path and query parameters of a GET request, or the body of a POST request. */
export type TaskInput = Readonly<Record<string, string>> | Uint8Array<ArrayBuffer>;

/** Work for an inspector. It can be sent to another thread. */
export interface Task {
  readonly operation: Exclude<OperationId, 'getOpenapi'>;
  readonly input: TaskInput;
}

/** How long a request can take: `short` for about 3 ms, `medium` for about 50 ms, `long` for several seconds. */
export type Cost = 'short' | 'medium' | 'long';

/** An operation that uses the inspector. */
interface Operation {
  /** Size of the largest short and medium tasks, as `estimateSizeCost` measures it. */
  readonly maxSize: { readonly short: number; readonly medium: number };
  run(
    inspector: NameInspector,
    input: unknown,
    signal: AbortSignal,
  ): Outcome<unknown> | Promise<Outcome<unknown>>;
}

/** The time to find imitations depends on the name and on the kinds, not only on the number of imitations. */
const ALWAYS_LONG = { short: 0, medium: 0 };

const OPERATIONS: Readonly<Record<Task['operation'], Operation>> = {
  bulkInspectNames: { maxSize: { short: 128, medium: 16_384 }, run: inspectBoundedNames },
  inspectGrapheme: {
    maxSize: { short: 64, medium: Number.POSITIVE_INFINITY },
    run: inspectBoundedGrapheme,
  },
  // A name of more than 200 characters is not inspected, so a long name is not costly.
  inspectName: {
    maxSize: { short: 128, medium: Number.POSITIVE_INFINITY },
    run: inspectBoundedName,
  },
  getInspectName: {
    maxSize: { short: 64, medium: Number.POSITIVE_INFINITY },
    run: inspectBoundedName,
  },
  getImitations: { maxSize: ALWAYS_LONG, run: listBoundedImitations },
};

/** Estimates the cost of a task. */
export function estimateCost({ operation, input }: Task): Cost {
  const size = input instanceof Uint8Array ? input.length : Object.values(input).join('').length;
  return estimateSizeCost(operation, size);
}

/** Estimates the cost of a task from its size: bytes of the body, or UTF-16 code units of the parameters. */
export function estimateSizeCost(operation: Task['operation'], size: number): Cost {
  const { short, medium } = OPERATIONS[operation].maxSize;
  if (size <= short) return 'short';
  return size <= medium ? 'medium' : 'long';
}

/** Runs a task. Returns the result as JSON in UTF-8. */
export async function runTask(
  inspector: NameInspector,
  { operation, input }: Task,
  signal: AbortSignal,
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  const parsed =
    input instanceof Uint8Array ? parseBody(input) : { ok: true as const, value: input };
  if (!parsed.ok) return parsed;
  const outcome = await OPERATIONS[operation].run(inspector, parsed.value, signal);
  return outcome.ok ? { ok: true, value: encodeJson(outcome.value) } : outcome;
}
