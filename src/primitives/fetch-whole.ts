import { fetchIntact } from './fetch-intact.ts';

/** The same as {@link fetchIntact}, but rejects with a sentence that names the file and says what is wrong with it. */
export async function fetchWhole(url: string, integrity: string): Promise<Response> {
  try {
    return await fetchIntact(url, integrity);
  } catch (error) {
    throw new Error(`${url.split('/').at(-1)} ${await findFault(url, error as Error)}`);
  }
}

/** Asks for files, given by address and integrity, all at once: a sentence for each that cannot be had. */
export async function findFaults(files: readonly (readonly [string, string])[]): Promise<string[]> {
  const answers = await Promise.allSettled(files.map((file) => fetchWhole(...file)));
  return answers.flatMap((answer) =>
    answer.status === 'rejected' ? `${(answer.reason as Error).message}.` : [],
  );
}

/** What the server says at an address where the right file is not. */
async function findFault(url: string, { name }: Error): Promise<string> {
  if (name === 'TimeoutError') return 'did not arrive in time';
  let fault = 'could not be reached';
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return `was answered with status ${response.status}`;
    fault = 'broke off half-way';
    await response.arrayBuffer();
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    return isPage && !url.endsWith('.html') ? 'was answered with a web page' : 'arrived damaged';
  } catch {
    return fault;
  }
}
