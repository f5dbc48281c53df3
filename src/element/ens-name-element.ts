import { displayInspected } from '../display/display-inspected.ts';
import type { InspectName } from '../display/displayed-name.ts';
import { formatName, formatParts, reordersNothing } from '../display/format-name.ts';
import { getStyleSheet } from './ens-name-styles.ts';
import type { EnsNameElement, ShownName } from './ens-name-types.ts';
import { createReasonPanel, type ReasonPanel } from './reason-panel.ts';
import { drawVerdictButton, getReason } from './verdict-button.ts';

const ATTRIBUTES = { name: 'name', reportBase: 'report-base', maxLength: 'max-length' } as const;
const DEFAULT_LENGTH = 40;
/** Maximum number of characters of the full name in the panel. */
const MAX_LENGTH = 500;

function createPart<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  element.textContent = text;
  return element;
}

/**
 * Points a link to the full report of a name. Returns false if `base` is empty or neither an HTTP nor a relative URL, or
 * if the name is not valid Unicode.
 */
function linkReport(link: HTMLAnchorElement, base: string, name: string): boolean {
  if (base === '' || !name.isWellFormed()) return false;
  link.href = base + encodeURIComponent(name);
  return /^https?:$/.test(link.protocol);
}

/** Creates the class of the element. The class is created on demand, because `HTMLElement` doesn't exist on a server. */
export function createEnsNameElement(inspect: InspectName): new () => EnsNameElement {
  return class extends HTMLElement {
    static readonly observedAttributes = Object.values(ATTRIBUTES);

    /** Result for `#inspectedKey`, or null while it is pending. */
    #result: ShownName | null = null;
    /** Key of the last inspection that was started; see `#getInspectionKey`. */
    #inspectedKey: string | null = null;
    #isUpdateScheduled = false;
    readonly #name = createPart('span', 'name');
    readonly #verdictButton = createPart('button', 'mark');
    readonly #reason = createPart('div', 'reason');
    readonly #panel: ReasonPanel;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      this.#name.dir = 'ltr';
      this.#name.translate = false;
      this.#verdictButton.type = 'button';
      for (const english of [this.#verdictButton, this.#reason]) {
        english.dir = 'ltr';
        english.lang = 'en';
      }
      const container = document.createElement('span');
      container.className = 'mark';
      container.append(this.#verdictButton, this.#reason);
      root.append(this.#name, ' ', container);
      this.#panel = createReasonPanel(container, this.#verdictButton, this.#reason);
      this.adoptedCallback();
    }

    get displayed(): ShownName | null {
      return this.#inspectedKey === this.#getInspectionKey() ? this.#result : null;
    }

    get name(): string {
      return this.getAttribute(ATTRIBUTES.name) ?? '';
    }

    set name(name: string) {
      this.#set('name', name);
    }

    get reportBase(): string {
      return this.getAttribute(ATTRIBUTES.reportBase) ?? '';
    }

    set reportBase(base: string) {
      this.#set('reportBase', base);
    }

    get maxLength(): number {
      return Number.parseInt(this.getAttribute(ATTRIBUTES.maxLength) ?? '', 10) || DEFAULT_LENGTH;
    }

    set maxLength(length: number) {
      this.#set('maxLength', length);
    }

    connectedCallback(): void {
      // A property that was set before the element was defined hides the accessor, so it is set again.
      for (const property of Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[]) {
        if (!Object.hasOwn(this, property)) continue;
        const { [property]: value } = this;
        delete (this as Partial<EnsNameElement>)[property];
        this.#set(property, value);
      }
      this.#update();
    }

    disconnectedCallback(): void {
      this.#panel.close();
    }

    /** Adopts the style sheet of the new document, because style sheets cannot be shared between documents. */
    adoptedCallback(): void {
      const root = this.shadowRoot as ShadowRoot;
      root.adoptedStyleSheets = [getStyleSheet(this.ownerDocument)];
    }

    attributeChangedCallback(_: string, before: string | null, now: string | null): void {
      if (before !== now) this.#update();
    }

    /** Returns a key of everything that an inspection depends on. */
    #getInspectionKey(): string {
      return `${this.maxLength} ${this.name}`;
    }

    #set(property: keyof typeof ATTRIBUTES, value: string | number | null | undefined): void {
      const attribute = ATTRIBUTES[property];
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    }

    /** Schedules one update for all changes of the current task. */
    #update(): void {
      if (this.#isUpdateScheduled || !this.isConnected) return;
      this.#isUpdateScheduled = true;
      queueMicrotask(() => {
        this.#isUpdateScheduled = false;
        if (!this.isConnected) return;
        if (this.#inspectedKey === this.#getInspectionKey()) this.#draw();
        else void this.#inspect();
      });
    }

    async #inspect(): Promise<void> {
      const { name, maxLength } = this;
      const key = this.#getInspectionKey();
      this.#inspectedKey = key;
      this.#result = null;
      this.#draw();
      const result = await displayInspected(name, inspect, { maxLength }).catch(
        (): ShownName => ({
          ...formatName(name, { maxLength }),
          ok: false,
          code: 'failed',
          reason: 'This name could not be inspected.',
          verdict: null,
        }),
      );
      // Ignores the result if the name has changed or another inspection has finished first.
      if (this.#inspectedKey !== key || this.#result !== null) return;
      this.#result = result;
      this.#draw();
      const event = { detail: result, bubbles: true, composed: true };
      this.dispatchEvent(new CustomEvent<ShownName>('verdict', event));
    }

    #draw(): void {
      const { name, maxLength, displayed } = this;
      this.#name.replaceChildren(
        ...formatParts(name, { maxLength }).parts.map((part) => {
          if (reordersNothing(part)) return part;
          const label = document.createElement('bdi');
          label.textContent = part;
          return label;
        }),
      );
      drawVerdictButton(this.#verdictButton, displayed);
      const { activeElement } = this.shadowRoot as ShadowRoot;
      const focusedPart =
        this.#reason.contains(activeElement) && activeElement?.getAttribute('part');
      this.#reason.replaceChildren(...this.#createReasonContent());
      if (focusedPart) {
        const replacement = this.#reason.querySelector<HTMLElement>(`[part=${focusedPart}]`);
        (replacement ?? this.#verdictButton).focus();
      }
      this.#panel.place();
    }

    #createReasonContent(): HTMLElement[] {
      const { name, displayed, reportBase } = this;
      const [headline, ...notes] = getReason(displayed);
      const content: HTMLElement[] = [createPart('p', 'headline', headline)];
      content.push(...notes.map((note) => createPart('p', 'evidence', note)));
      if (displayed?.isShortened)
        content.push(
          createPart('p', 'whole', formatName(name, { maxLength: MAX_LENGTH }).isolated),
        );
      // A name that was not inspected has no report.
      const link = createPart('a', 'link', 'Full report');
      if (displayed?.verdict && linkReport(link, reportBase, name)) content.push(link);
      if (displayed && !displayed.ok && displayed.code === 'failed') {
        const again = createPart('button', 'again', 'Try again');
        again.type = 'button';
        again.className = 'again';
        again.addEventListener('click', () => void this.#inspect());
        content.push(again);
      }
      return content;
    }
  };
}
