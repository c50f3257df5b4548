import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Card } from '@wiki/ui';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { type ShownAsFragment, SetShownOnBusinessDocument } from '../../../gql/business-profile.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './shown-as.module.css';

interface ShownValues {
  businessId: string;
  isShown: boolean;
  title?: string | null | undefined;
  words?: string | null | undefined;
}

const Field = fieldsOf<ShownValues>();
const schema = () => import('@wiki/domain/schemas').then((s) => s.setShownOnBusinessSchema);

/** Whether the page of one's business shows oneself, and how: nobody decides it for others. */
export function ShownAs({ business: { id, viewerShownAs } }: { business: ShownAsFragment }) {
  const { t } = useLingui();
  const state = useFormScope<ShownValues>({
    schema,
    defaults: {
      businessId: id,
      isShown: viewerShownAs !== null,
      title: viewerShownAs?.title ?? '',
      words: viewerShownAs?.words ?? '',
    },
    send: useAct(SetShownOnBusinessDocument),
    onDone: () => showToast(t`Your business page now shows it.`),
  });
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>You on the business page</Trans>
      </h2>
      <p className={classes.note}>
        <Trans>
          People are more likely to write when they can see who they’re writing to. It’s up to you
          whether your name and picture appear, and you can remove them anytime.
        </Trans>
      </p>
      <FormScope state={state}>
        <Field.Switch name="isShown" label={t`Show me on the page`} />
        <Field.Text
          name="title"
          isOptional
          maxLength={limits.business.personTitle}
          label={t`What you do and what people may ask you about`}
        />
        <Field.Text
          name="words"
          isOptional
          maxLength={limits.business.personWords}
          label={t`A sentence about you`}
        />
        <FormActions state={state}>{t`Save changes`}</FormActions>
      </FormScope>
    </Card>
  );
}
