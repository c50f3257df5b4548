import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import dialogForm from '../../../components/overlays/dialog-form.module.css';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { TaxIdField } from '../../../domains/places/tax-id-field.tsx';
import {
  type ApplicationDetailsFragment,
  useCorrectApplicationTaxIdMutation,
} from '../../../gql/admin-applications.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { type FormProblem, placeErrors } from '../../../lib/forms/form-problem.ts';

/** Says that a NIT has a digit too many, and corrects it. */
export function TaxIdDoubt({ application }: { application: ApplicationDetailsFragment }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const { suggestedTaxId, form } = application;
  if (!suggestedTaxId) return null;
  return (
    <>
      <InlineAlert
        tone="warning"
        title={<Trans>The NIT has one digit too many</Trans>}
        action={
          <Button size="sm" variant="default" onClick={() => setCorrecting(true)}>
            <Trans>Correct it</Trans>
          </Button>
        }
      >
        <Trans>
          It says {form.taxId}. The check digit was typed with it, and then another one was added.
          Compare it with the RUT.
        </Trans>
      </InlineAlert>
      {isCorrecting && (
        <CorrectDialog
          application={application}
          suggested={suggestedTaxId}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
}

function CorrectDialog({
  application: { id, version, form },
  suggested,
  onClose,
}: {
  application: ApplicationDetailsFragment;
  suggested: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [taxId, setTaxId] = useState(suggested);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [correct, { loading }] = useCorrectApplicationTaxIdMutation();
  const submit = async () => {
    setProblem(null);
    setError(null);
    try {
      const input = { applicationId: id, version, taxId };
      const { data } = await correct({ variables: { input } });
      const refusals = data?.correctApplicationTaxId.userErrors ?? [];
      const own = refusals.find(({ field }) => field === 'taxId');
      if (own) setError(errorMessage(own.code));
      else if (refusals.length > 0) setProblem(placeErrors(refusals, []).problem);
      else onClose();
    } catch (failure) {
      setProblem({ code: failureOf(failure) });
    }
  };
  return (
    <Dialog title={t`Correct the tax ID`} onClose={onClose}>
      <form
        className={dialogForm.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={dialogForm.text}>
          <Trans>
            It changes in the application, in what was checked of the business and with the billing
            service. The applicant will be notified.
          </Trans>
        </p>
        <ProblemAlert problem={problem} />
        <TaxIdField
          country={form.country ?? ''}
          name="taxId"
          value={taxId}
          onChange={setTaxId}
          error={error}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={loading}>
            <Trans>Correct the tax ID</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
