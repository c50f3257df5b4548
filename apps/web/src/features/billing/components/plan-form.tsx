import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, InlineAlert, TextAreaField, TextField } from '@wiki/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { RecordEditors } from '../../../components/conflict/record-editors.tsx';
import { useFormConflict } from '../../../components/conflict/use-form-conflict.ts';
import { LocalizedText } from '../../../components/localized-text.tsx';
import { type PlansQuery, PlansDocument, useUpdatePlanMutation } from '../../../gql/billing.ts';
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
export function PlanForm({ plan }: { plan: PlansQuery['plans'][number] }) {
  const { t } = useLingui();
  const [update] = useUpdatePlanMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<PlanValues>({ shouldFocusError: false, defaultValues: valuesOf(plan) });
  const client = useApolloClient();
  const labels: Record<keyof PlanValues, string> = {
    nameEn: t`Name in English`,
    nameEs: t`Name in Spanish`,
    price: t`Monthly charge, before tax`,
    displayPrice: t`Shown per month`,
    featuresEn: t`What’s included, in English`,
    featuresEs: t`What’s included, in Spanish`,
  };
  const sendAgain = useRef<() => void>(() => undefined);
  const conflict = useFormConflict<PlanValues>(
    form,
    {
      version: plan.revision,
      async read() {
        const { data } = await client.query({ query: PlansDocument, fetchPolicy: 'network-only' });
        const now = data?.plans.find(({ key }) => key === plan.key);
        return now ? { values: valuesOf(now), version: now.revision } : null;
      },
      fields: () => planFields.map((name) => ({ name, label: labels[name] })),
    },
    sendAgain,
  );
  const errorOf = useFieldError(form);
  const isPaid = plan.price.amountMinor > 0;
  const isAmount = (text: string) => minorOf(text) > 0 || 'FIELD_INVALID';
  const { onSubmit, send, problem, secondsLeft } = useSubmit(form, planFields, async (values) => {
    setSaved(false);
    const { data } = await update({
      variables: { input: { ...inputOf(plan, values), revision: String(conflict.version()) } },
    });
    const refusals = data?.updatePlan.userErrors ?? [];
    const saved = data?.updatePlan.plan;
    if (saved) {
      conflict.saved(valuesOf(saved), saved.revision);
      setSaved(true);
    }
    return conflict.check(
      refusals.map((refusal) => ({ ...refusal, field: formFieldOf(refusal.field) })),
    );
  });
  useEffect(() => {
    sendAgain.current = () => void send();
  });
  return (
    <Card padding="lg">
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <RecordEditors kind="PLAN" id={plan.key} />
        <h2 className={classes.name}>
          <LocalizedText text={plan.name} />
        </h2>
        {isSaved && (
          <InlineAlert tone="success">
            <Trans>The plan is saved.</Trans>
          </InlineAlert>
        )}
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors form={form} fields={planFields} labels={labels} />
        <div className={classes.pair}>
          <TextField {...form.register('nameEn')} label={labels.nameEn} error={errorOf('nameEn')} />
          <TextField {...form.register('nameEs')} label={labels.nameEs} error={errorOf('nameEs')} />
        </div>
        {isPaid && (
          <div className={classes.pair}>
            <TextField
              {...form.register('price', { validate: isAmount })}
              inputMode="decimal"
              label={labels.price}
              help={plan.price.currency}
              error={errorOf('price')}
            />
            <TextField
              {...form.register('displayPrice', { validate: isAmount })}
              inputMode="decimal"
              label={labels.displayPrice}
              help={plan.displayPrice.currency}
              error={errorOf('displayPrice')}
            />
          </div>
        )}
        <div className={classes.pair}>
          <TextAreaField
            {...form.register('featuresEn')}
            rows={6}
            label={labels.featuresEn}
            help={t`One per line.`}
            error={errorOf('featuresEn')}
          />
          <TextAreaField
            {...form.register('featuresEs')}
            rows={6}
            label={labels.featuresEs}
            help={t`One per line, in the same order.`}
            error={errorOf('featuresEs')}
          />
        </div>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Save the plan</Trans>
          </Button>
        </div>
      </form>
      {conflict.dialog}
    </Card>
  );
}
