import { createWorkerQuery } from './worker-query.ts';

/** Finds characters by name, alias, code point or block. The best matches come first. */
export const getCharactersQuery = (text: string, limit: number) =>
  createWorkerQuery(['characters', text, limit], (service) =>
    service.findCharacters({ text, limit }),
  );
