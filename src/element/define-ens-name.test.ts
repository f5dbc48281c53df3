import { expect, it } from 'vitest';

it('does nothing on a server, which has no custom elements', async () => {
  expect('customElements' in globalThis).toBe(false);
  await import('./element.ts');
  const { defineEnsName } = await import('./define-ens-name.ts');
  const inspect = () => Promise.reject(new Error('inspect was called'));
  expect(() => defineEnsName({ inspect })).not.toThrow();
});
