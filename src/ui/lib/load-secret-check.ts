/** Loads the check of texts that look like a secret. */
export const loadSecretCheck = () => import('./check-for-secrets.ts');
