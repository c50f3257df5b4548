import type { LocalizedText } from '@wiki/domain';
import type { DocumentKind } from '@wiki/domain';

/** A text in both languages. */
type BothLanguages = Required<LocalizedText>;

/** A document as a new installation begins with it: everything in both languages. */
export interface FirstDocument {
  kind: DocumentKind;
  title: BothLanguages;
  sections: { heading: BothLanguages; paragraphs: BothLanguages[] }[];
}
