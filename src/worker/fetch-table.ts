import { fetchWithIntegrity } from '../primitives/fetch-site-file.ts';

/** Fetches a table and checks its SHA-256 hash, given in hex. Rejects if the table is missing or damaged. */
export async function fetchTable(url: string, { sha256 }: { sha256: string }): Promise<Uint8Array> {
  const hash = sha256.replace(/../gu, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  try {
    const response = await fetchWithIntegrity(url, `sha256-${btoa(hash)}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    throw new Error(`${url.split('/').at(-1)} is missing or damaged`);
  }
}
