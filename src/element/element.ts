import { defineEnsName } from './define-ens-name.ts';
import { createSharedInspect } from './shared-inspect.ts';

export type { DisplayedName, InspectName } from '../display/displayed-name.ts';
export type {
  EnsNameAttributes,
  EnsNameElement,
  EnsNameEventMap,
  ShownName,
} from './ens-name-types.ts';

defineEnsName({ inspect: createSharedInspect() });
