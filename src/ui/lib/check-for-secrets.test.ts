import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PRIVATE_KEY, pickWords } from '../../secrets/testing/phrases.ts';
import { stubHistory } from './testing/stub-history.ts';

const PHRASE = pickWords('english', 12).join(' ');
const words = (count: number) => pickWords('english', count).join(' ');

let entries: ReturnType<typeof stubHistory>;
let events: EventTarget;
let page: typeof import('./check-for-secrets.ts');
let navigation: typeof import('./navigation.ts');
/** Text of the only field. */
let field: EventTarget & { value: string };

beforeEach(async () => {
  vi.resetModules();
  entries = stubHistory();
  events = new EventTarget();
  field = Object.assign(new EventTarget(), {
    value: '',
    setSelectionRange: () => undefined,
    setRangeText(text: string) {
      field.value = text;
    },
    focus: () => undefined,
    remove: () => undefined,
    parentNode: null,
    nextSibling: null,
    form: null,
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('document', { querySelectorAll: () => [field], activeElement: null });
  vi.stubGlobal('InputEvent', Event);
  vi.stubGlobal('PopStateEvent', class extends Event {});
  vi.stubGlobal('HTMLFormElement', class {});
  navigation = await import('./navigation.ts');
  page = await import('./check-for-secrets.ts');
  return () => vi.unstubAllGlobals();
});

const getShown = () => navigation.getVisit().route;
const getHref = () => entries.at(-1)?.href;
const getHistory = () => JSON.stringify(entries);

/** Types a text into the field of the first screen, as `useTypedText` does. */
async function type(name: string, isFinal = false): Promise<void> {
  field.value = name;
  await page.checkTyped([name], isFinal, (prepare) => {
    const { route } = navigation.getVisit();
    const isShown = route.screen === 'name' && route.name === name;
    if (prepare() || !isShown) navigation.navigate({ screen: 'name', name }, { typing: true });
  });
}

const paste = (text: string) => page.checkText('paste', field as HTMLInputElement, text);

/** Presses “This is not a secret” and commits the text that the field then contains. */
async function takeRefused(): Promise<void> {
  page.findRefused(navigation.getVisit())?.();
  await type(field.value);
}

describe('the start of a phrase', () => {
  it('is shown, but not put into the address', async () => {
    await type(words(2));
    const before = getHistory();
    await type(words(3));
    await type(words(4));
    expect(getShown()).toEqual({ screen: 'name', name: words(4) });
    expect(getHistory()).toBe(before);
  });

  it('is put into the address as soon as it cannot become a phrase', async () => {
    const sentence = 'Can you send me some eth today please';
    for (const [at] of [...sentence].entries()) await type(sentence.slice(0, at + 1));
    expect(getHref()).toBe(`#/name/${encodeURIComponent(sentence)}`);
    expect(entries).toHaveLength(2);
    expect(navigation.getVisit().kept).toBeUndefined();
  });

  it('adds one history entry if it is the first text of the field', async () => {
    await type(words(3));
    await type(`${words(3)} alice bob `);
    await type(`${words(3)} alice bob carol`);
    expect(entries).toHaveLength(2);
  });

  it.each<[number, boolean]>([
    [5, true],
    [6, false],
    [10, false],
  ])('with %d words is put into the address on Enter: %s', async (count, isPut) => {
    await type(words(count));
    await type(words(count), true);
    expect(getShown()).toEqual({ screen: 'name', name: words(count) });
    expect(getHistory().includes(encodeURIComponent(words(count)))).toBe(isPut);
  });

  it('stays out of the address of a link that leads to a part of it', async () => {
    await type(words(3));
    const place = { name: words(3), index: 0 };
    navigation.navigate({ screen: 'grapheme', grapheme: 'a', place });
    expect(getShown().screen).toBe('grapheme');
    expect(getHref()).toBe('#/');
    navigation.navigate({ screen: 'about' });
    expect(getHref()).toBe('#/about');
  });

  it('is not held back if it is no longer in the field', async () => {
    await page.checkTyped([words(3)], false, () => undefined);
    navigation.navigate({ screen: 'name', name: words(3) }, { typing: true });
    expect(getHref()).toBe(`#/name/${encodeURIComponent(words(3))}`);
  });
});

describe.each<[string, string, (text: string) => Promise<void>]>([
  ['typed phrase', PHRASE, type],
  ['typed key', `0x${PRIVATE_KEY}`, type],
  ['pasted phrase', PHRASE, paste],
  ['pasted phrase with an error', PHRASE.replace(/\S+$/, 'qqqqq'), paste],
  ['phrase in the address', PHRASE, (text) => openAddress(text)],
])('a %s', (_, text, enter) => {
  beforeEach(() => enter(text));

  it('is refused and in no history entry', () => {
    expect(navigation.getVisit()).toMatchObject({
      route: { screen: 'inspect' },
      secret: text.startsWith('0x') ? 'a private key or a transaction hash' : 'a seed phrase',
    });
    expect(field.value).toBe('');
    expect(getHistory()).not.toContain(text.slice(0, 8));
  });

  it('is shown, but not put into the address, if the user says that it is not a secret', async () => {
    page.findRefused(navigation.getVisit())?.();
    if (field.value !== '') await type(field.value);
    expect(navigation.getVisit()).toMatchObject({ route: { name: text }, kept: {} });
    expect(navigation.getVisit().secret).toBeUndefined();
    await type(`${text} more`, true);
    expect(getShown()).toEqual({ screen: 'name', name: `${text} more` });
    expect(getHistory()).not.toContain(text.slice(0, 8));
  });

  it('is refused again after another text', async () => {
    await takeRefused();
    await type('nick.eth');
    expect(getHref()).toBe('#/name/nick.eth');
    await type(text);
    expect(navigation.getVisit().secret).toBeDefined();
  });

  it('does not allow another secret beside it', async () => {
    await takeRefused();
    await type(`${text} ${PRIVATE_KEY.replace('4', '5')}`);
    expect(navigation.getVisit().secret).toMatch(/^a private key/u);
  });

  it.each<[string, () => void]>([
    ['closes the notice', () => page.closeNotice()],
    ['hides the page', () => page.forgetRefused()],
    ['opens another screen', () => navigation.navigate({ screen: 'about' })],
    ['goes back', () => events.dispatchEvent(new Event('popstate'))],
  ])('is forgotten when the user %s', (_what, leave) => {
    leave();
    expect(page.findRefused(navigation.getVisit())).toBeUndefined();
  });
});

async function openAddress(text: string): Promise<void> {
  await page.checkAddress({ hash: `#/name/${encodeURIComponent(text)}`, state: null });
}

it.each<[string, (text: string) => Promise<void>]>([
  ['pasted', paste],
  ['in the address', openAddress],
  ['typed, on Enter', (text) => type(text, true)],
])('refuses most of a private key that is %s', async (_, enter) => {
  await enter(PRIVATE_KEY.slice(1));
  expect(navigation.getVisit().secret).toMatch(/^a private key/u);
  expect(getHistory()).not.toContain(PRIVATE_KEY.slice(1, 17));
});

it('never offers to put a refused text into a field whose text is stored or sent', async () => {
  Object.assign(field, { form: {} });
  await paste(PHRASE);
  expect(navigation.getVisit().secret).toBe('a seed phrase');
  expect(page.findRefused(navigation.getVisit())).toBeUndefined();
});

it('holds back each line of an accepted text', async () => {
  const lines = [words(6), pickWords('english', 12).slice(6).join(' ')] as const;
  await paste(lines.join('\n'));
  page.findRefused(navigation.getVisit())?.();
  await page.checkTyped(lines, true, (prepare) => {
    prepare();
    navigation.navigate({ screen: 'compare', names: lines });
  });
  expect(getShown()).toEqual({ screen: 'compare', names: lines });
  expect(getHref()).toBe('#/');
});
