/** Loads the code that checks texts for secrets. */
export const loadSecretCheck = () => import('./check-for-secrets.ts');
