import type { ConsolidatedNameGuardReport } from './reports.ts';

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
