import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { ListSkeleton } from '@wiki/ui';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SetWorkLimitsDocument, useWorkLimitsQuery } from '../../../gql/admin-home.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { kindWords } from '../work-words.ts';
import classes from './work.module.css';

interface Values {
  limits: { kind: string; hours: string | number }[];
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ setWorkLimitsSchema }) => setWorkLimitsSchema);

/** How long each kind of work may wait before it counts as late. */
export function TimeLimits({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error } = useWorkLimitsQuery({ fetchPolicy: 'network-only' });
  const set = useAct(SetWorkLimitsDocument);
  const title = t`Time limits`;
  if (!data) {
    return (
      <Dialog title={title} onClose={onClose}>
        {error ? (
          <p role="alert">{errorMessage(error)}</p>
        ) : (
          <ListSkeleton label={t`Loading`} count={6} />
        )}
      </Dialog>
    );
  }
  const order = Object.keys(kindWords);
  const known = data.workLimits
    .map(({ kind, hours }) => ({ kind, hours }))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return (
    <ActionDialog<Values>
      title={title}
      text={
        <Trans>
          Anything that waits longer counts as late and moves up the queue. Requests about personal
          data keep their legal deadline.
        </Trans>
      }
      confirmLabel={<Trans>Save changes</Trans>}
      form={{
        schema,
        defaults: { limits: known },
        fields: (
          <div className={classes.limits}>
            {known.map(({ kind }, index) => {
              const words = kindWords[kind];
              const name = words ? t(words.name) : kind;
              return (
                <Field.Text
                  key={kind}
                  name={`limits.${index}.hours`}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={limits.workHours.max}
                  label={t`${name}, hours`}
                />
              );
            })}
          </div>
        ),
      }}
      // A field holds what was typed, the API takes numbers.
      onConfirm={(values) =>
        set({ limits: values.limits.map(({ kind, hours }) => ({ kind, hours: Number(hours) })) })
      }
      onDone={() => {
        showToast(t`The time limits are saved`);
        onDone();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
