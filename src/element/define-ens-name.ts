import type { InspectName } from '../display/displayed-name.ts';
import { createEnsNameElement } from './ens-name-element.ts';

export interface DefineOptions {
  /** Tag name. Defaults to `ens-name`. */
  tag?: string;
  /** Inspects a name and returns its report. */
  inspect: InspectName;
}

/** Registers the element. Does nothing if the tag is taken, or on a server, which has no custom elements. */
export function defineEnsName({ tag = 'ens-name', inspect }: DefineOptions): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry && !registry.get(tag)) registry.define(tag, createEnsNameElement(inspect));
}
