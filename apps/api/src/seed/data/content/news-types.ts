import type { LocalizedText } from '@wiki/domain';
import type { SubjectName } from '@wiki/ui/artwork';
import type { WeavePalette } from '@wiki/ui/weave';

/** A piece of news; its text in lines, as `documentFromLines` reads them. */
export interface DemoNews {
  key: string;
  title: LocalizedText;
  summary: LocalizedText;
  en: readonly string[];
  es: readonly string[];
  /** What its picture shows. */
  subject: SubjectName;
  palette: WeavePalette;
  /** How long ago it was published; of one that is scheduled, in how many days. */
  days: number;
  status?: 'DRAFT' | 'SCHEDULED';
}
