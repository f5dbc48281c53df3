import { listFilledLines } from '../primitives/list-lines.ts';

/** Where the system posts what another app shares; public/manifest.webmanifest names it too. */
const PATH = 'share-target';

/** A longer text is no name that an address could hold. */
const MAX_NAME_LENGTH = 2_000;

/** Milliseconds that shared files wait for the page that they lead to. */
const WAIT_MS = 60_000;

/** What is shared to the site, which never reaches its server. */
export interface ShareTarget {
  accepts(request: Request): boolean;
  /** Leads to the name that was shared, or to the screen of lists, which takes the files. */
  receive(request: Request): Promise<Response>;
  /** The files that were shared last, once; a list of lines is one too. */
  take(): File[];
  /** Resolves when no files wait any more. */
  whenTaken(): Promise<void>;
}

/** @param scope address of the site, with a slash at its end */
export function createShareTarget(scope: string): ShareTarget {
  let files: File[] = [];
  let taken = Promise.resolve();
  let settle = () => {};

  function keep(shared: File[]): void {
    settle();
    files = shared;
    taken = new Promise((resolve) => {
      const timer = setTimeout(forget, WAIT_MS);
      settle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function forget(): void {
    files = [];
    settle();
  }

  return {
    accepts: ({ method, url }) => method === 'POST' && url === new URL(PATH, scope).href,
    async receive(request) {
      const { shared, text } = await readShared(request);
      const [name = '', ...others] = shared.length > 0 ? [] : listFilledLines(text);
      if (shared.length > 0) keep(shared);
      else if (others.length > 0 || name.length > MAX_NAME_LENGTH) {
        keep([new File([text], 'shared.txt', { type: 'text/plain' })]);
      } else {
        const hash = name === '' ? '' : `#/name/${encodeURIComponent(name)}`;
        return Response.redirect(scope + hash, 303);
      }
      return Response.redirect(`${scope}#/bulk`, 303);
    },
    take() {
      const shared = files;
      forget();
      return shared;
    },
    whenTaken: () => taken,
  };
}

/** Apps put what they share into the text, the address or, some, the title. */
async function readShared(request: Request): Promise<{ shared: File[]; text: string }> {
  try {
    const form = await request.formData();
    const files = form.getAll('files').filter((value) => value instanceof File);
    const texts = ['text', 'url', 'title'].map((field) => form.get(field));
    const text = texts
      .filter((value) => typeof value === 'string')
      .find((value) => value.trim() !== '');
    const filled = files.filter(({ size }) => size > 0);
    if (filled.length > 0 || text !== undefined) return { shared: filled, text: text ?? '' };
    // The screen of lists says that it is empty. A form without a file has one without a name.
    return { shared: files.filter(({ name }) => name !== ''), text: '' };
  } catch {
    return { shared: [], text: '' }; // no form
  }
}
