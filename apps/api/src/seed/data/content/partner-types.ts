import type { LocalizedText, OpeningSpan } from '@wiki/domain';
import type { SubjectName } from '@wiki/ui/artwork';
import type { WeavePalette } from '@wiki/ui/weave';

/** A place of a partner, its week in short. */
export interface DemoLocation {
  name?: string;
  street: string;
  city: string;
  country: string;
  timeZone: string;
  phone?: string;
  hours: OpeningSpan[];
}

/** An offer; its days are counted from the day on which the demonstration is written. */
export interface DemoPartnerOffer {
  title: LocalizedText;
  terms?: LocalizedText;
  startsInDays?: number;
  endsInDays?: number;
  code?: string;
  /** Path below the partner's site where it is claimed. */
  claim?: string;
}

export interface DemoPartner {
  key: string;
  name: string;
  category: string;
  offer: LocalizedText;
  services: LocalizedText[];
  description: LocalizedText;
  locations: DemoLocation[];
  offers: DemoPartnerOffer[];
  /** What its picture shows. */
  subject: SubjectName;
  palette: WeavePalette;
  /** What stands otherwise than published. */
  status?: 'DRAFT' | 'HIDDEN';
}
