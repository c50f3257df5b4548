import type { StaffDuty } from '@wiki/domain';
import { useViewer } from './use-viewer.ts';

/** Whether the viewer's role in the back office has a duty: what it hasn't is not offered. */
export function useServes(): (duty: StaffDuty) => boolean {
  const viewer = useViewer();
  return (duty) => viewer?.staffDuties.includes(duty) ?? false;
}
