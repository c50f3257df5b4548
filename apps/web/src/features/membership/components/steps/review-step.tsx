import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import type { ApplicationFieldName } from '@wiki/domain';
import { Link } from 'react-router-dom';
import { ApplicationFacts } from '../../../../domains/application/application-facts.tsx';
import { stepTitles } from '../../../../domains/application/step-titles.ts';
import { faultsOf, placeOf } from '../../field-errors.ts';
import type { Application } from '../../hooks/use-my-application.ts';
import { addressOfStep, type FieldStep } from '../../steps.ts';
import { useApplicationContext, useFaultMessage } from '../form-context.tsx';
import classes from './review-step.module.css';

/** Everything as it is saved, by steps, with the way back to each and what is wrong beside it. */
export function ReviewStep({ application }: { application: Application }) {
  return (
    <>
      <p className={classes.intro}>
        <Trans>
          Read everything one last time. Our team will review it exactly as you see it here.
        </Trans>
      </p>
      <div>
        <ApplicationFacts form={application.form} renderAside={editLink} renderBelow={faultOf} />
      </div>
    </>
  );
}

const editLink = (step: FieldStep) => <EditLink step={step} />;
const faultOf = (field: ApplicationFieldName) => <FieldFault field={field} />;

function EditLink({ step }: { step: FieldStep }) {
  const { t } = useLingui();
  const title = t(stepTitles[step]);
  return (
    <Link
      to={{ search: `?step=${addressOfStep(step)}` }}
      className={classes.edit}
      aria-label={t`Edit: ${title}`}
    >
      <IconPencil size={18} stroke={1.75} aria-hidden />
      <Trans>Edit</Trans>
    </Link>
  );
}

function FieldFault({ field }: { field: ApplicationFieldName }) {
  const { form } = useApplicationContext();
  const faultMessage = useFaultMessage();
  const fault = faultsOf(form.formState.errors).find((each) => {
    const place = placeOf(each.field);
    return place === field || place.startsWith(`${field}.`);
  });
  return fault ? <p className={classes.fault}>{faultMessage(fault)}</p> : null;
}
