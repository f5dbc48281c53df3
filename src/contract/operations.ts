import type { CandidateKind } from './imitations.ts';
import type { ConsolidatedNameGuardReport } from './reports.ts';

/** Method and address of an operation. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Path below the base path, in OpenAPI notation: `{x}` stands for one percent-encoded segment. */
  readonly path: string;
  /** Names of the query parameters, all optional. Other parameters are ignored. */
  readonly query?: readonly string[];
}

/** Every operation by its OpenAPI `operationId`. */
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

/**
 * Required and validated. Inspection does not read the chain, so the result is currently the same for every network.
 */
export type NetworkName = (typeof NETWORK_NAMES)[number];

/** An ENS name. It is inspected exactly as sent, without trimming or normalization. */
type RequestedName = string;

export interface BulkInspectNamesRequest {
  /**
   * Names to inspect. Each duplicate gets its own report.
   *
   * @maxItems 250
   * @example ["vitalik.eth", "vìtalik.eth"]
   */
  names: RequestedName[];
  network_name: NetworkName;
}

export interface BulkInspectNamesResponse {
  /** One report for each name, in the order of the request. */
  results: ConsolidatedNameGuardReport[];
}

export interface InspectNameRequest {
  /** @example "vitalik.eth" */
  name: RequestedName;
  network_name: NetworkName;
}

export interface InspectGraphemeRequest {
  grapheme: string;
}

export interface ImitationsRequest {
  name: string;
  network_name: NetworkName;
  /** Maximum number of imitations to list, from 1 to `MAX_IMITATIONS`. */
  limit: number;
  /** Kinds of candidates to list. */
  kinds: CandidateKind[];
}
