import { displayInspected } from '../display/display-inspected.ts';
import type { InspectName } from '../display/displayed-name.ts';
import { formatName, formatParts, reordersNothing } from '../display/format-name.ts';
import { getStyleSheet } from './ens-name-styles.ts';
import { drawMark, getReason } from './mark.ts';
import { createReasonPanel, type ReasonPanel } from './reason-panel.ts';
import { getReportAddress } from './report-address.ts';
import type { EnsNameElement, ShownName } from './shown-name.ts';

const ATTRIBUTES = { name: 'name', reportBase: 'report-base', maxLength: 'max-length' } as const;
const DEFAULT_LENGTH = 40;

function createPart<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  return element;
}

/** The element's class, made where there are elements: importing this does nothing. */
export function createEnsNameElement(inspect: InspectName): new () => EnsNameElement {
  return class extends HTMLElement {
    static readonly observedAttributes = Object.values(ATTRIBUTES);

    displayed: ShownName | null = null;
    /** The name that was inspected, or is being inspected. */
    #inspected: string | null = null;
    #isDue = false;
    readonly #drawn = createPart('span', 'name');
    readonly #mark = createPart('button', 'mark');
    readonly #reason = createPart('div', 'reason');
    readonly #panel: ReasonPanel;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [getStyleSheet()];
      this.#drawn.dir = 'ltr';
      this.#drawn.translate = false;
      this.#mark.type = 'button';
      const around = document.createElement('span');
      around.className = 'mark';
      around.append(this.#mark, this.#reason);
      root.append(this.#drawn, ' ', around);
      this.#panel = createReasonPanel(around, this.#mark, this.#reason);
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
      // What was set before the element was defined hides the properties.
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

    attributeChangedCallback(): void {
      this.#update();
    }

    #set(property: keyof typeof ATTRIBUTES, value: string | number | null | undefined): void {
      const attribute = ATTRIBUTES[property];
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    }

    /** Once for all that changes at the same time. */
    #update(): void {
      if (this.#isDue || !this.isConnected) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (!this.isConnected) return;
        if (this.#inspected === this.name) this.#draw();
        else void this.#inspect();
      });
    }

    async #inspect(): Promise<void> {
      const { name, maxLength } = this;
      this.#inspected = name;
      this.displayed = null;
      this.#draw();
      const shown = await displayInspected(name, inspect, { maxLength }).catch(
        (): ShownName => ({
          ...formatName(name, { maxLength }),
          ok: false,
          code: 'failed',
          reason: 'This name could not be inspected.',
          verdict: null,
        }),
      );
      // Another name may have come meanwhile.
      if (this.#inspected !== name || this.displayed !== null) return;
      this.displayed = shown;
      this.#draw();
      const event = { detail: shown, bubbles: true, composed: true };
      this.dispatchEvent(new CustomEvent<ShownName>('verdict', event));
    }

    #draw(): void {
      const { name, maxLength, displayed } = this;
      this.#drawn.replaceChildren(
        ...formatParts(name, { maxLength }).parts.map((part) => {
          if (reordersNothing(part)) return part;
          const label = document.createElement('bdi');
          label.textContent = part;
          return label;
        }),
      );
      drawMark(this.#mark, displayed);
      this.#reason.replaceChildren(...this.#listReasons());
    }

    #listReasons(): HTMLElement[] {
      const { name, displayed, reportBase } = this;
      const { headline, evidence } = getReason(displayed);
      const first = createPart('p', 'headline');
      first.textContent = headline;
      const listed: HTMLElement[] = [first];
      if (evidence !== null) {
        const second = createPart('p', 'evidence');
        second.textContent = evidence;
        listed.push(second);
      }
      // What was not inspected has no report.
      const address = displayed?.verdict && getReportAddress(reportBase, name);
      if (address) {
        const link = createPart('a', 'link');
        link.href = address;
        link.textContent = 'Full report';
        listed.push(link);
      }
      if (displayed && !displayed.ok && displayed.code === 'failed') {
        const again = createPart('button', 'again');
        again.type = 'button';
        again.className = 'again';
        again.textContent = 'Try again';
        again.addEventListener('click', () => {
          this.#mark.focus();
          void this.#inspect();
        });
        listed.push(again);
      }
      return listed;
    }
  };
}
