/** URL and SHA-256 hash (in hex) of each part of the details table, keyed by name. The build creates the parts. */
declare module '*/details.bin?parts' {
  const parts: Readonly<Record<string, { url: string; sha256: string }>>;
  // biome-ignore lint/style/noDefaultExport: the build exports the parts as default
  export default parts;
}
