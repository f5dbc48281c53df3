/** Options for queries that need no network and whose results never change. */
export const LOCAL_QUERY_OPTIONS = {
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;
