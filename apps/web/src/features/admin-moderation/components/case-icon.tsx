import { IconBuildingStore, IconFlag, IconMessageExclamation } from '@tabler/icons-react';
import type { ReportableKind } from '../../../gql/schema-types.ts';

/** The sign of a case: what a phrase holds, what was reported, and which of that is a business. */
export function CaseIcon({ isHeld, kind }: { isHeld: boolean; kind: ReportableKind }) {
  const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  if (isHeld) return <IconMessageExclamation {...look} />;
  return kind === 'business' ? <IconBuildingStore {...look} /> : <IconFlag {...look} />;
}
