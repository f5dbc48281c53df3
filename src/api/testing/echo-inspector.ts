import type { ImitationOptions } from '../../contract/imitations.ts';
import type { Inspector } from '../../engine/inspector.ts';

/** An inspector that returns its arguments, so that tests can check them. */
export const echoInspector = {
  bulkInspectNames: (names: readonly string[]) =>
    names.map((name) => ({ ok: true, value: { name } })),
  inspectName: (name: string) => ({ ok: true, value: { name } }),
  inspectGrapheme: (grapheme: string) => ({ ok: true, value: { grapheme } }),
  imitations: (name: string, options: ImitationOptions = {}) => ({
    imitated: name,
    problem: null,
    steps: [{ name, options }].values(),
  }),
} as unknown as Inspector;
