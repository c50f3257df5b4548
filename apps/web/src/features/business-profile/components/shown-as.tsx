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
    onDone: () => showToast(t`The page of your business says so now.`),
  });
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>You on the page of the business</Trans>
      </h2>
      <p className={classes.note}>
        <Trans>
          People write sooner when they see to whom. Only you decide whether your name and picture
          are there, and you can take them away at any time.
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
          label={t`A sentence of your own`}
        />
        <FormActions state={state}>{t`Save changes`}</FormActions>
      </FormScope>
    </Card>
  );
}
