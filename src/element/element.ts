export type { DisplayedName } from '../display/displayed-name.ts';
