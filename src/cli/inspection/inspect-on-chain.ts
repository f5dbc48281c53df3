import { judgeOnChain } from '../../engine/checks/judge-on-chain.ts';
import type { FoundName } from '../../lists/writers/on-chain-columns.ts';
import { createChainReader } from '../chain/chain-reader.ts';
import { lacksAnswer } from '../chain/found-name.ts';
import { standardOutput } from '../process/standard-streams.ts';
import { sliceNames } from '../reading/read-name-sources.ts';
import type { Session } from '../session/session.ts';
import { countRating, type StatusCounts } from '../session/status-counts.ts';
import { createResultWriter } from '../writing/result-writer.ts';
import { createInspectNames, FULL_BATCH_NAMES } from './batch-task.ts';
import type { KnownOptions } from './inspect-options.ts';
import { FACTS_LAYOUT, type InspectedName } from './report-layout.ts';
import { runInOrder } from './run-in-order.ts';

/**
 * Inspects names, looks them up on the chain, and writes the results of both. Inspects on the main thread, because the server takes
 * longer to answer.
 */
export async function inspectOnChain(
  session: Session,
  options: KnownOptions & { rpc: string },
  counts: StatusCounts,
): Promise<void> {
  const inspectNames = await createInspectNames(options.known, options.full ?? false);
  const writer = createResultWriter(FACTS_LAYOUT, options, standardOutput);
  const reader = createChainReader({
    rpc: options.rpc,
    followsGateways: options.ccip ?? false,
    signal: session.signal,
    onFailure: session.reportFailure,
  });

  async function writeAll(found: readonly FoundName[], names: readonly string[]): Promise<void> {
    session.addUnanswered(found.filter(lacksAnswer).length);
    let place = 0;
    for (const part of sliceNames(names, FULL_BATCH_NAMES, session.signal)) {
      const inspected = inspectNames(part).map((report): InspectedName => {
        const own = found[place++] as FoundName;
        const { facts, moment } = own;
        return { report: moment ? judgeOnChain(report, facts, moment) : report, found: own };
      });
      for (const { report } of inspected) countRating(counts, report.rating);
      // Nobody reads the remaining standardOutput, so the server is not asked for it.
      if (standardOutput.isClosed) return session.stop();
      await writer.write(inspected);
      session.addFinished(part.length);
    }
  }

  await runInOrder(session.names, {
    // After Ctrl-C, the names of this batch are discarded.
    run: (names) => reader.read(names).catch((error) => (session.isStopped ? [] : raise(error))),
    async onResult(found, names) {
      if (found.length > 0) await writeAll(found, names);
    },
    // One look-up at a time, because servers limit the rate of requests.
    capacity: 1,
    stop: session.stop,
  });
  await writer.end();
  const source = reader.describeSource();
  if (source !== null && !options.quiet && !session.isStopped)
    await session.messages.print(`On chain: ${source}.`);
}

function raise(error: unknown): never {
  throw error;
}
