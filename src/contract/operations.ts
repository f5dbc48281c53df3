import type { CandidateKind } from './imitations.ts';
import type { ConsolidatedNameGuardReport } from './reports.ts';

/** Where an operation is answered. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Beneath the base path, as OpenAPI writes it: `{x}` stands for one percent-encoded segment. */
  readonly path: string;
  /** Names of the parameters in the query, all of them optional; others are ignored. */
  readonly query?: readonly string[];
}

/** Every operation that is answered, by its OpenAPI `operationId`. */
export const ROUTES = {
  bulkInspectNames: { method: 'POST', path: '/bulk-inspect-names' },
  inspectGrapheme: { method: 'GET', path: '/inspect-grapheme/{grapheme}' },
  inspectName: { method: 'POST', path: '/inspect-name' },
  getInspectName: { method: 'GET', path: '/inspect-name/{network_name}/{name}' },
  getImitations: {
    method: 'GET',
    path: '/imitations/{network_name}/{name}',
    query: ['limit', 'kinds'],
  },
  getOpenapi: { method: 'GET', path: '/openapi.json' },
} as const satisfies Record<string, Route>;

export type OperationId = keyof typeof ROUTES;

export const NETWORK_NAMES = ['mainnet', 'sepolia'] as const;

/** Required and validated; inspection needs no network, so it changes nothing. */
export type NetworkName = (typeof NETWORK_NAMES)[number];

export interface BulkInspectNamesRequest {
  /** At most 250; never trimmed or otherwise changed. */
  names: string[];
  network_name: NetworkName;
}

export interface BulkInspectNamesResponse {
  /** One per input name, same order, duplicates kept. */
  results: ConsolidatedNameGuardReport[];
}

export interface InspectNameRequest {
  name: string;
  network_name: NetworkName;
}

export interface ImitationsRequest {
  name: string;
  network_name: NetworkName;
  /** From 1 to 10,000. */
  limit: number;
  /** Of these kinds alone. */
  kinds: CandidateKind[];
}
