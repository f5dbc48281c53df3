import { displayInspected } from '../display/display-inspected.ts';
import type { InspectName } from '../display/displayed-name.ts';
import { formatName, formatParts, reordersNothing } from '../display/format-name.ts';
import { getStyleSheet } from './ens-name-styles.ts';
import { linkReport } from './link-report.ts';
import { drawMark, getReason } from './mark.ts';
import { createReasonPanel, type ReasonPanel } from './reason-panel.ts';
import type { EnsNameElement, ShownName } from './shown-name.ts';

const ATTRIBUTES = { name: 'name', reportBase: 'report-base', maxLength: 'max-length' } as const;
const DEFAULT_LENGTH = 40;
/** The most that is drawn of a name where it is shown whole. */
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

/** The element's class, made where there are elements: importing this does nothing. */
export function createEnsNameElement(inspect: InspectName): new () => EnsNameElement {
  return class extends HTMLElement {
    static readonly observedAttributes = Object.values(ATTRIBUTES);

    /** What was found, of what `#inspected` says. */
    #shown: ShownName | null = null;
    /** The name that was inspected, or is being inspected, and the room that it had. */
    #inspected: string | null = null;
    #isDue = false;
    readonly #drawn = createPart('span', 'name');
    readonly #mark = createPart('button', 'mark');
    readonly #reason = createPart('div', 'reason');
    readonly #panel: ReasonPanel;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      this.#drawn.dir = 'ltr';
      this.#drawn.translate = false;
      this.#mark.type = 'button';
      for (const english of [this.#mark, this.#reason]) {
        english.dir = 'ltr';
        english.lang = 'en';
      }
      const around = document.createElement('span');
      around.className = 'mark';
      around.append(this.#mark, this.#reason);
      root.append(this.#drawn, ' ', around);
      this.#panel = createReasonPanel(around, this.#mark, this.#reason);
      this.adoptedCallback();
    }

    get displayed(): ShownName | null {
      return this.#inspected === this.#getQuestion() ? this.#shown : null;
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

    /** A sheet belongs to one document. */
    adoptedCallback(): void {
      const root = this.shadowRoot as ShadowRoot;
      root.adoptedStyleSheets = [getStyleSheet(this.ownerDocument)];
    }

    attributeChangedCallback(_: string, before: string | null, now: string | null): void {
      if (before !== now) this.#update();
    }

    #getQuestion(): string {
      return `${this.maxLength} ${this.name}`;
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
        if (this.#inspected === this.#getQuestion()) this.#draw();
        else void this.#inspect();
      });
    }

    async #inspect(): Promise<void> {
      const { name, maxLength } = this;
      const question = this.#getQuestion();
      this.#inspected = question;
      this.#shown = null;
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
      if (this.#inspected !== question || this.#shown !== null) return;
      this.#shown = shown;
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
      const { activeElement } = this.shadowRoot as ShadowRoot;
      const focused = this.#reason.contains(activeElement) && activeElement?.getAttribute('part');
      this.#reason.replaceChildren(...this.#listReasons());
      if (focused) {
        const same = this.#reason.querySelector<HTMLElement>(`[part=${focused}]`);
        (same ?? this.#mark).focus();
      }
      this.#panel.place();
    }

    #listReasons(): HTMLElement[] {
      const { name, displayed, reportBase } = this;
      const [headline, ...notes] = getReason(displayed);
      const listed: HTMLElement[] = [createPart('p', 'headline', headline)];
      listed.push(...notes.map((note) => createPart('p', 'evidence', note)));
      if (displayed?.isShortened)
        listed.push(createPart('p', 'whole', formatName(name, { maxLength: MAX_LENGTH }).isolated));
      // What was not inspected has no report.
      const link = createPart('a', 'link', 'Full report');
      if (displayed?.verdict && linkReport(link, reportBase, name)) listed.push(link);
      if (displayed && !displayed.ok && displayed.code === 'failed') {
        const again = createPart('button', 'again', 'Try again');
        again.type = 'button';
        again.className = 'again';
        again.addEventListener('click', () => void this.#inspect());
        listed.push(again);
      }
      return listed;
    }
  };
}
