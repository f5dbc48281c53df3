import { expect, it } from 'vitest';

it('does nothing where there are no elements, as on a server', async () => {
  expect('customElements' in globalThis).toBe(false);
  await import('./element.ts');
  const { defineEnsName } = await import('./define-ens-name.ts');
  const inspect = () => Promise.reject(new Error('It was asked.'));
  expect(() => defineEnsName({ inspect })).not.toThrow();
});
