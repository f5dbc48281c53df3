import { expose } from 'comlink';
import { expect, it } from 'vitest';
import { measureMemory } from '../../primitives/testing/measure-memory.ts';
import { createConnection } from './worker-connection.ts';

const MEGABYTE = 1024 * 1024;

interface Service {
  answer(): Promise<Uint8Array>;
}

it('releases the answers of a worker that keeps running', async () => {
  const { port1, port2 } = new MessageChannel();
  expose({ answer: async () => new Uint8Array(10_000) } satisfies Service, port2);
  port1.start();
  const terminate = () => port1.close();
  const connection = createConnection<Service>({
    spawn: () => Object.assign(port1, { terminate }),
    locks: undefined,
  });
  const call = async (times: number) => {
    for (; times > 0; times -= 1) await connection.call((service) => service.answer());
  };
  await call(10);
  const before = measureMemory();
  await call(1000);
  expect(measureMemory() - before).toBeLessThan(2 * MEGABYTE);
  connection.stop();
});
