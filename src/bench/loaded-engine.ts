import type { Inspector } from '../engine/inspector.ts';

/** Creates an engine with decoded tables. They are decoded on first use, which is part of loading. */
export function createLoadedEngine(create: () => Inspector): Inspector {
  const engine = create();
  engine.inspectGrapheme('z');
  engine.inspectGrapheme('👍');
  return engine;
}
