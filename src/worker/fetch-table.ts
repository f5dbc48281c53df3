/** The bytes of a table; rejects when it cannot be had whole. */
export async function fetchTable(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url.split('/').at(-1)}`);
  return new Uint8Array(await response.arrayBuffer());
}
