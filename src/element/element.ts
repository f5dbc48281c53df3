import { inspectName } from '../display/inspect-name.ts';
import { defineEnsName } from './define-ens-name.ts';

export type { DisplayedName, InspectName } from '../display/displayed-name.ts';
export type { EnsNameElement, ShownName } from './ens-name-element.ts';

defineEnsName({ inspect: inspectName });
