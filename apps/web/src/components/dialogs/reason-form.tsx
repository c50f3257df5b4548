import { useLingui } from '@lingui/react/macro';
import type { LocalizedText } from '@wiki/domain';
import { fieldsOf } from '../form/fields.tsx';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import type { QuestionForm } from './action-dialog.tsx';

/** Why something is done: a canned reason, words of one's own, or both. */
export interface GivenReason {
  key?: string | null | undefined;
  text?: string | null | undefined;
}

type Reasons = Readonly<Record<string, LocalizedText>>;

const Field = fieldsOf<GivenReason>();
const schema = () => import('@wiki/domain/schemas').then(({ reasonSchema }) => reasonSchema);

/** Who reads the reason: the person it is about, or administrators alone. */
export type ReasonReaders = 'person' | 'administrators';

function ReasonFields({ reasons, readers }: { reasons: Reasons; readers: ReasonReaders }) {
  const { t } = useLingui();
  const localized = useLocalized();
  return (
    <>
      <Field.Select
        name="key"
        label={t`Reason`}
        emptyIsNull
        placeholder={t`Only in your own words`}
        options={Object.entries(reasons).map(([value, label]) => ({
          value,
          label: localized(label),
        }))}
      />
      <Field.TextArea
        name="text"
        label={t`In your own words`}
        help={
          readers === 'person'
            ? t`The person sees it exactly as you write it.`
            : t`Only administrators can see this.`
        }
        rows={3}
      />
    </>
  );
}

/** The fields of a dialog that asks for the reason of an act: `form: reasonForm(reviewKeepReasons)`. */
export const reasonForm = (
  reasons: Reasons,
  readers: ReasonReaders = 'person',
): QuestionForm<GivenReason> => ({
  schema,
  defaults: { key: '', text: '' },
  fields: <ReasonFields reasons={reasons} readers={readers} />,
  inside: 'reason',
});
