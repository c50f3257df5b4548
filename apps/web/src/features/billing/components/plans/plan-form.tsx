import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { fieldsOf } from '../../../../components/form/fields.tsx';
import { FormActions } from '../../../../components/form/form-actions.tsx';
import { FormScope } from '../../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../../components/form/use-form-scope.ts';
import { LocalizedText } from '../../../../components/facts/localized-text.tsx';
import { type PlansQuery, PlansDocument, useUpdatePlanMutation } from '../../../../gql/billing.ts';
import { formFieldOf, inputOf, minorOf, type PlanValues, valuesOf } from '../../plan-values.ts';
import classes from '../../views/billing.module.css';

const Field = fieldsOf<PlanValues>();
const amounts = ['price', 'displayPrice'] as const;

/** Changes what a plan costs and says. */
export function PlanForm({ plan }: { plan: PlansQuery['plans'][number] }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const [update] = useUpdatePlanMutation();
  const [isSaved, setSaved] = useState(false);
  const isPaid = plan.price.amountMinor > 0;
  const state = useFormScope<PlanValues>({
    checks: 'onSubmit',
    defaults: valuesOf(plan),
    record: {
      kind: 'PLAN',
      id: plan.key,
      version: plan.revision,
      async read() {
        const { data } = await client.query({ query: PlansDocument, fetchPolicy: 'network-only' });
        const now = data?.plans.find(({ key }) => key === plan.key);
        return now ? { values: valuesOf(now), version: now.revision } : null;
      },
    },
    async send(values, { version, saved }) {
      setSaved(false);
      const wrong = isPaid ? amounts.filter((name) => !(minorOf(values[name]) > 0)) : [];
      if (wrong.length > 0) return wrong.map((field) => ({ field, code: 'FIELD_INVALID' }));
      const input = { ...inputOf(plan, values), revision: String(version) };
      const { data } = await update({ variables: { input } });
      const { plan: now, userErrors = [] } = data?.updatePlan ?? {};
      if (now) saved(valuesOf(now), now.revision);
      return userErrors.map((refusal) => ({ ...refusal, field: formFieldOf(refusal.field) }));
    },
    onDone: () => setSaved(true),
  });
  return (
    <Card padding="lg">
      <FormScope state={state} className={classes.form}>
        <h2 className={classes.name}>
          <LocalizedText text={plan.name} />
        </h2>
        {isSaved && (
          <InlineAlert tone="success">
            <Trans>Plan saved.</Trans>
          </InlineAlert>
        )}
        <div className={classes.pair}>
          <Field.Text name="nameEn" label={t`Name in English`} />
          <Field.Text name="nameEs" label={t`Name in Spanish`} />
        </div>
        {isPaid && (
          <div className={classes.pair}>
            <Field.Text
              name="price"
              inputMode="decimal"
              label={t`Monthly charge, before tax`}
              help={plan.price.currency}
            />
            <Field.Text
              name="displayPrice"
              inputMode="decimal"
              label={t`Shown per month`}
              help={plan.displayPrice.currency}
            />
          </div>
        )}
        <div className={classes.pair}>
          <Field.TextArea
            name="featuresEn"
            rows={6}
            label={t`What’s included, in English`}
            help={t`One per line.`}
          />
          <Field.TextArea
            name="featuresEs"
            rows={6}
            label={t`What’s included, in Spanish`}
            help={t`One per line, in the same order.`}
          />
        </div>
        <FormActions state={state}>
          <Trans>Save the plan</Trans>
        </FormActions>
      </FormScope>
    </Card>
  );
}
