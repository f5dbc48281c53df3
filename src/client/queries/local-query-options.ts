/** Options of queries that this device answers. Their results never change and need no network. */
export const LOCAL_QUERY_OPTIONS = {
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;
