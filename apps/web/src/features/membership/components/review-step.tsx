import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { applicationFields, type ApplicationFieldName } from '@wiki/domain';
import { Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { fieldLabels } from '../field-texts.ts';
import { addressOfStep, type FieldStep, stepTitles } from '../steps.ts';
import { useApplicationContext } from './form-context.tsx';
import { ReviewValue } from './review-value.tsx';
import classes from './review-step.module.css';

const groups: readonly FieldStep[] = ['GENERAL', 'CONTACT', 'BUSINESS', 'DOCUMENTS'];
const fieldsOf = (step: FieldStep): readonly ApplicationFieldName[] =>
  applicationFields.filter((each) => each.step === step).map(({ field }) => field);

/** Everything that was written, by steps, with the way back to each. */
export function ReviewStep() {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const values = form.getValues();
  return (
    <>
      <p className={classes.intro}>
        <Trans>Read it all once more. Our team reviews it as it stands here.</Trans>
      </p>
      {groups.map((step) => {
        const title = t(stepTitles[step]);
        return (
          <Card key={step} padding="lg">
            <section aria-label={title}>
              <div className={classes.head}>
                <h3>{title}</h3>
                <Link
                  to={{ search: `?step=${addressOfStep(step)}` }}
                  className={classes.edit}
                  aria-label={t`Edit: ${title}`}
                >
                  <IconPencil size={18} stroke={1.75} aria-hidden />
                  <Trans>Edit</Trans>
                </Link>
              </div>
              <dl className={classes.list}>
                {fieldsOf(step).map((field) => (
                  <div key={field} id={field} className={classes.entry}>
                    <dt>{t(fieldLabels[field])}</dt>
                    <dd>
                      <ReviewValue field={field} values={values} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          </Card>
        );
      })}
    </>
  );
}
