declare module '*.bin' {
  const bytes: ArrayBuffer;
  // biome-ignore lint/style/noDefaultExport: that is how a data module hands over its bytes
  export default bytes;
}
