/** Options of queries that this device answers: the answer never changes and needs no network. */
export const LOCAL_QUERY_OPTIONS = {
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;
