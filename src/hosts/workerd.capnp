# Configuration of workerd, the open-source runtime of Cloudflare Workers, for the HTTP API.
# Run `npm run edge`, then open http://127.0.0.1:8787/api/openapi.json.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [ (name = "namescope", worker = .namescope) ],
  sockets = [ (name = "http", address = "127.0.0.1:8787", http = (), service = "namescope") ],
);

const namescope :Workerd.Worker = (
  modules = [
    (name = "workerd.js", esModule = embed "../../dist-edge/workerd.js"),
    (name = "tables/bulk.bin", data = embed "../data/tables/bulk.bin"),
    (name = "tables/details.bin", data = embed "../data/tables/details.bin"),
    (name = "tables/hashing.wasm", wasm = embed "../data/tables/hashing.wasm"),
  ],
  compatibilityDate = "2026-01-01",
  # Aborts the signal of a request when the client disconnects.
  compatibilityFlags = ["enable_request_signal"],
);
