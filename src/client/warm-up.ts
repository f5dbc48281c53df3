import { MAX_INSPECTED_CHARACTERS } from '../contract/limits.ts';
import { inspector } from './inspector.ts';

/** Takes the whole way through the engine, whose first step costs more than ten thousand later ones. */
const UNUSUAL_NAME = 'é.eth';

/**
 * Starts the worker and asks it a first question, while the page is still being built: about the
 * name that will be shown if there is one. Whether it is answered is nobody's concern; the page asks anew.
 */
export function warmUp(name: string | null): void {
  const isShort = name !== null && name.length <= MAX_INSPECTED_CHARACTERS;
  const names = [isShort ? name : UNUSUAL_NAME];
  inspector
    .call((service) => service.bulkInspectNames({ names, network_name: 'mainnet' }))
    .catch(() => undefined);
}
