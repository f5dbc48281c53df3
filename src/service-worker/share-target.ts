import { SHARED_TEXT_FILE } from '../contract/offline-protocol.ts';
import { listNonBlankLines } from '../primitives/list-lines.ts';
import { SECRET_SHAPE } from '../secrets/secret-shape.ts';

/** Path to which the browser posts shared content. public/manifest.webmanifest contains it too. */
const PATH = 'share-target';

/** Maximum length of a shared name that is put into a URL. */
const MAX_NAME_LENGTH = 2_000;

/** Maximum time in milliseconds that shared files stay in memory. */
const WAIT_MS = 60_000;

export type ShareTarget = ReturnType<typeof createShareTarget>;

/**
 * Creates the receiver of content that other apps share to the site. Nothing is sent to the server.
 *
 * @param scope URL of the site, ending with a slash
 */
export function createShareTarget(scope: string) {
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
    accepts: ({ method, url }: Request) => method === 'POST' && url === new URL(PATH, scope).href,
    /** Redirects to the report of the shared name, or keeps files for the list screen and redirects there. */
    async receive(request: Request) {
      const { shared, text } = await readShared(request);
      const [name = '', ...others] = shared.length > 0 ? [] : listNonBlankLines(text);
      if (shared.length > 0) keep(shared);
      else if (others.length > 0 || name.length > MAX_NAME_LENGTH || SECRET_SHAPE.test(name)) {
        // Passes the text as a file and not in the URL, because the page must first check the text for secrets.
        keep([new File([text], SHARED_TEXT_FILE, { type: 'text/plain' })]);
      } else {
        const hash = name === '' ? '' : `#/name/${encodeURIComponent(name)}`;
        return Response.redirect(scope + hash, 303);
      }
      return Response.redirect(`${scope}#/lists`, 303);
    },
    /** Returns the files that were shared last and forgets them. Shared text with several lines becomes a file. */
    take() {
      const shared = files;
      forget();
      return shared;
    },
    /** Resolves when the kept files have been taken or dropped. */
    waitUntilTaken: () => taken,
  };
}

/** Reads the shared files, or the first filled field of text, URL and title. Apps use different fields. */
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
    // Keeps empty files, because the list screen reports them. Drops the nameless file of a form without files.
    return { shared: files.filter(({ name }) => name !== ''), text: '' };
  } catch {
    return { shared: [], text: '' }; // The body is not a form.
  }
}
