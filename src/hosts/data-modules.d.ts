declare module '*.bin' {
  const bytes: ArrayBuffer;
  // biome-ignore lint/style/noDefaultExport: workerd exports the bytes of a data module as default
  export default bytes;
}

declare module '*.wasm' {
  const module: WebAssembly.Module;
  // biome-ignore lint/style/noDefaultExport: workerd exports a WebAssembly module as default
  export default module;
}
