import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, InlineAlert, TextAreaField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { LocalizedText } from '../../../components/localized-text.tsx';
import { type PlanFieldsFragment, useUpdatePlanMutation } from '../../../gql/billing.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import {
  formFieldOf,
  inputOf,
  minorOf,
  planFields,
  type PlanValues,
  valuesOf,
} from '../plan-values.ts';
import classes from '../views/billing.module.css';

/** Changes what a plan costs and says. */
export function PlanForm({ plan }: { plan: PlanFieldsFragment }) {
  const { t } = useLingui();
  const [update] = useUpdatePlanMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<PlanValues>({ shouldFocusError: false, defaultValues: valuesOf(plan) });
  const errorOf = useFieldError(form);
  const isPaid = plan.price.amountMinor > 0;
  const isAmount = (text: string) => minorOf(text) > 0 || 'FIELD_INVALID';
  const { onSubmit, problem, secondsLeft } = useSubmit(form, planFields, async (values) => {
    setSaved(false);
    const { data } = await update({ variables: { input: inputOf(plan, values) } });
    const refusals = data?.updatePlan.userErrors ?? [];
    if (refusals.length === 0) setSaved(true);
    return refusals.map((refusal) => ({ ...refusal, field: formFieldOf(refusal.field) }));
  });
  return (
    <Card padding="lg">
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <h2 className={classes.name}>
          <LocalizedText text={plan.name} />
        </h2>
        {isSaved && (
          <InlineAlert tone="success">
            <Trans>The plan is saved.</Trans>
          </InlineAlert>
        )}
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={planFields}
          labels={{ price: t`Charged per month, before tax`, displayPrice: t`Shown per month` }}
        />
        <div className={classes.pair}>
          <TextField
            {...form.register('nameEn')}
            label={t`Name in English`}
            error={errorOf('nameEn')}
          />
          <TextField
            {...form.register('nameEs')}
            label={t`Name in Spanish`}
            error={errorOf('nameEs')}
          />
        </div>
        {isPaid && (
          <div className={classes.pair}>
            <TextField
              {...form.register('price', { validate: isAmount })}
              inputMode="decimal"
              label={t`Charged per month, before tax`}
              help={plan.price.currency}
              error={errorOf('price')}
            />
            <TextField
              {...form.register('displayPrice', { validate: isAmount })}
              inputMode="decimal"
              label={t`Shown per month`}
              help={plan.displayPrice.currency}
              error={errorOf('displayPrice')}
            />
          </div>
        )}
        <div className={classes.pair}>
          <TextAreaField
            {...form.register('featuresEn')}
            rows={6}
            label={t`What it gives, in English`}
            help={t`One line each.`}
            error={errorOf('featuresEn')}
          />
          <TextAreaField
            {...form.register('featuresEs')}
            rows={6}
            label={t`What it gives, in Spanish`}
            help={t`One line each, in the same order.`}
            error={errorOf('featuresEs')}
          />
        </div>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Save the plan</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
