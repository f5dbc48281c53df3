import { extractConfusables } from './extract-confusables.ts';

if (process.argv.includes('--extract-confusables')) extractConfusables();
