import { applicationFields, applicationSteps, type ApplicationStep } from '@wiki/domain';

/** A step that has fields: every one but the review. */
export type FieldStep = Exclude<ApplicationStep, 'REVIEW'>;

/** The step that `?step=` names, or null. */
export function stepFromAddress(value: string | null): ApplicationStep | null {
  return applicationSteps.find((step) => step.toLowerCase() === value) ?? null;
}

export const addressOfStep = (step: ApplicationStep): string => step.toLowerCase();

/** The step a field of the form is on; parts of repeated groups count as their group. */
export function stepOfField(field: string): FieldStep | null {
  const known = applicationFields.find(
    (each) =>
      field === each.field ||
      field.startsWith(`${each.field}.`) ||
      each.field.startsWith(`${field}.`),
  );
  return known?.step ?? null;
}

/** The step after this one; the review is the last. */
export function stepAfter(step: ApplicationStep): ApplicationStep {
  return applicationSteps[applicationSteps.indexOf(step) + 1] ?? 'REVIEW';
}

/** The step before this one, or null for the first. */
export function stepBefore(step: ApplicationStep): ApplicationStep | null {
  return applicationSteps[applicationSteps.indexOf(step) - 1] ?? null;
}
