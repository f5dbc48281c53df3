import type { InspectName } from '../display/displayed-name.ts';
import { createEnsNameElement } from './ens-name-element.ts';

export interface DefineOptions {
  /** Default `ens-name`. */
  tag?: string;
  /** Where verdicts come from. */
  inspect: InspectName;
}

/** Registers the element; does nothing where the tag is taken, or where there are no elements, as on a server. */
export function defineEnsName({ tag = 'ens-name', inspect }: DefineOptions): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry && !registry.get(tag)) registry.define(tag, createEnsNameElement(inspect));
}
