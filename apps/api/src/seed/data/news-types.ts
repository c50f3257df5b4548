import type { LocalizedText } from '@wiki/domain';
import type { WeavePalette } from '@wiki/ui/weave';
import type { MotifName } from './motif-words.ts';

/** A piece of news; its text in lines, as `documentFromLines` reads them. */
export interface DemoNews {
  key: string;
  title: LocalizedText;
  summary: LocalizedText;
  en: readonly string[];
  es: readonly string[];
  motif: MotifName;
  palette: WeavePalette;
  /** How long ago it was published; of one that is scheduled, in how many days. */
  days: number;
  status?: 'DRAFT' | 'SCHEDULED';
}
