import { type NotificationSection, notificationSections } from '@wiki/domain';
import { useViewer } from '../../../lib/auth/use-viewer.ts';

/** What the team is not told of, and what nobody else is. */
const untold: Record<'team' | 'members', readonly NotificationSection[]> = {
  team: ['BUSINESS', 'NETWORK'],
  members: ['ADMINISTRATION'],
};

/** The sections that the reader is told of, in their order. */
export function useSections(): NotificationSection[] {
  const viewer = useViewer();
  const left = untold[viewer?.memberType === 'wikiAdmin' ? 'team' : 'members'];
  return notificationSections.filter((section) => !left.includes(section));
}
