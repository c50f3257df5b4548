import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { kindWord } from './audit-words.ts';

/** Where a thing is administered, by what its id is of; null for what has no page of its own. */
export function placeOf(name: string, id: string): string | null {
  if (name === 'businessId') return adminPaths.businessProfile(id);
  if (name === 'listingId') return adminPaths.listing(id);
  if (name === 'applicationId') return adminPaths.application(id);
  if (name === 'paymentId') return adminPaths.payment(id);
  if (name === 'disputeId') return adminPaths.dispute(id);
  return null;
}

/** What something was done to: its name where it has one, else the kind with its id cut. */
export function AuditTarget({
  name,
  id,
  label,
}: {
  name: string;
  id: string;
  label: string | null | undefined;
}) {
  const { t } = useLingui();
  const place = placeOf(name, id);
  const text = label ?? `${kindWord(name, t)} ${id.slice(-6)}`;
  return <Link to={place ?? adminPaths.audit({ q: id })}>{text}</Link>;
}
