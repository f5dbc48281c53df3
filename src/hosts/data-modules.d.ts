declare module '*.bin' {
  const bytes: ArrayBuffer;
  // biome-ignore lint/style/noDefaultExport: that is how a data module hands over its bytes
  export default bytes;
}

declare module '*.wasm' {
  const module: WebAssembly.Module;
  // biome-ignore lint/style/noDefaultExport: that is how a module of WebAssembly hands itself over
  export default module;
}
