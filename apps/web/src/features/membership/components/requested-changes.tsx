import { useLingui } from '@lingui/react/macro';
import { fieldLabels, textNameOf } from '../field-texts.ts';
import type { Application } from '../hooks/use-my-application.ts';
import { FieldProblems } from './field-problems.tsx';

/** What an administrator asks to change before the application is submitted again. */
export function RequestedChanges({
  application: { requestedChanges, unchangedFields },
}: {
  application: Pick<Application, 'requestedChanges' | 'unchangedFields'>;
}) {
  const { t } = useLingui();
  return (
    <FieldProblems
      tone="asked"
      title={t`Please change this, then submit again`}
      problems={requestedChanges.map(({ field, comment }) => ({
        field,
        label: t(fieldLabels[textNameOf(field)]),
        message: comment,
        isDone: !unchangedFields.includes(field),
      }))}
    />
  );
}
