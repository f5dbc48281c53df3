export type {
  DisplayedName,
  DisplayVerdict,
  FormatOptions,
  FormattedName,
  RefusalCode,
} from './displayed-name.ts';
