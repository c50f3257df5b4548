import type { BusinessRecord, CheckedFacts, VerificationRecord } from '../business.model.ts';

const publicFacts = ['name', 'city', 'region', 'country'] as const;

/** The facts of a business that its page shows. */
export type PublicFacts = Omit<CheckedFacts, 'taxId'>;

type Verifiable = PublicFacts & Pick<BusinessRecord, 'isVerified'>;

/** Whether two descriptions of a business name the same business in the same place. */
export function isSameBusiness(one: PublicFacts, other: PublicFacts): boolean {
  return publicFacts.every((fact) => one[fact] === other[fact]);
}

/** A verification of a business as it is now. */
export function verificationOf(
  { name, city, region, country }: PublicFacts,
  { taxId, by }: { taxId: string | null; by: string | null },
): VerificationRecord {
  return { facts: { name, city, region, country, taxId }, date: new Date(), by };
}

/**
 * What a change of a business does to its mark: it belongs to the name and place that were checked,
 * so a change of one of them takes it away until an administrator confirms the new one.
 */
export function markAfter(
  before: Verifiable,
  changes: Partial<Verifiable>,
): Partial<Pick<BusinessRecord, 'isVerified' | 'needsConfirmation'>> {
  if (!before.isVerified || changes.isVerified !== undefined) return {};
  if (isSameBusiness(before, { ...before, ...changes })) return {};
  return { isVerified: false, needsConfirmation: true };
}
