import type { DisplayedName, FormattedName } from '../display/displayed-name.ts';

/** What an element has to say of its name; `failed` where there is no verdict to be had at the moment. */
export type ShownName =
  | DisplayedName
  | (FormattedName & { ok: false; code: 'failed'; reason: string; verdict: null });

/** `<ens-name>`, as scripts see it. Each property is an attribute too. */
export interface EnsNameElement extends HTMLElement {
  /** The name, as it came. */
  name: string;
  /** The address that a link to the full report starts with; the name is put behind it. Empty: no link. */
  reportBase: string;
  /** Most characters of the name that are drawn: 40 unless another number is given. */
  maxLength: number;
  /** What the last `verdict` event said; null as long as there was none for this name. */
  readonly displayed: ShownName | null;
  addEventListener<Type extends keyof EnsNameEventMap>(
    type: Type,
    listener: (this: EnsNameElement, event: EnsNameEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What can be heard of an element. */
export interface EnsNameEventMap extends HTMLElementEventMap {
  verdict: CustomEvent<ShownName>;
}

declare global {
  interface HTMLElementTagNameMap {
    'ens-name': EnsNameElement;
  }
}
