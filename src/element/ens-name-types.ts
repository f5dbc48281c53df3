import type { DisplayedName, FormattedName } from '../display/displayed-name.ts';

/** Result for the name of an element. The code is `failed` if no engine is available at the moment. */
export type ShownName =
  | DisplayedName
  | (FormattedName & { ok: false; code: 'failed'; reason: string; verdict: null });

/** The `<ens-name>` element. Every property except `displayed` reflects an attribute. */
export interface EnsNameElement extends HTMLElement {
  /** Name to show, exactly as the app received it. */
  name: string;
  /** Start of the URL of full reports. The percent-encoded name is appended. If empty, there is no link. */
  reportBase: string;
  /** Maximum number of characters of the name to draw. Defaults to 40. */
  maxLength: number;
  /** Detail of the last `verdict` event, or null if there was none for the current name. */
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

/** Events of the element. */
export interface EnsNameEventMap extends HTMLElementEventMap {
  verdict: CustomEvent<ShownName>;
}

/** Attributes and event handler of `<ens-name>` in JSX. */
export interface EnsNameAttributes {
  name: string | null;
  'report-base'?: string | undefined;
  'max-length'?: number | undefined;
  onverdict?: ((event: EnsNameEventMap['verdict']) => void) | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'ens-name': EnsNameElement;
  }
}
