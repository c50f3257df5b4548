import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ApplicationStep } from '@wiki/domain';
import { useEffect, useRef } from 'react';
import { faultsOf, isMissing, placeOf } from '../../field-errors.ts';
import { fieldLabels, textNameOf } from '../../field-texts.ts';
import { stepOfField } from '../../steps.ts';
import { FieldProblems } from '../field-problems.tsx';
import { useApplicationContext, useFaultMessage } from '../form-context.tsx';

/**
 * Everything that keeps the step from going on, in one place. After a refused attempt it takes the
 * focus, so that it is read first; each entry leads to its field.
 */
export function StepFaults({ step }: { step: ApplicationStep }) {
  const { t } = useLingui();
  const { form, saving } = useApplicationContext();
  const faultMessage = useFaultMessage();
  const summary = useRef<HTMLElement>(null);
  const { submitCount, isSubmitting, errors } = form.formState;
  const faults = faultsOf(errors).filter(
    ({ field }) => step === 'REVIEW' || stepOfField(field) === step,
  );

  const shown = useRef(submitCount);
  const hasFaults = faults.length > 0;
  useEffect(() => {
    if (isSubmitting || submitCount === shown.current) return;
    shown.current = submitCount;
    if (!hasFaults) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [submitCount, isSubmitting, hasFaults]);

  const nameOf = (field: string): string => {
    const label = t(fieldLabels[textNameOf(field)]);
    const number = /^(authorizedUsers|shareholders)\.(\d+)\./.exec(field);
    if (!number) return label;
    const place = Number(number[2]) + 1;
    return number[1] === 'shareholders'
      ? t`Shareholder ${place}, ${label}`
      : t`Authorized user ${place}, ${label}`;
  };

  if (submitCount === 0 && saving.status !== 'refused') return null;
  const problems = [
    ...new Map(
      faults
        .map((fault) => ({ ...fault, field: placeOf(fault.field) }))
        .map((fault) => [
          fault.field,
          { field: fault.field, label: nameOf(fault.field), message: faultMessage(fault) },
        ]),
    ).values(),
  ];
  return (
    <FieldProblems
      ref={summary}
      tone="wrong"
      title={
        faults.some(isMissing)
          ? t`All fields are required`
          : plural(problems.length, {
              one: 'Please check this field',
              other: 'Please check these fields',
            })
      }
      problems={problems}
    />
  );
}
