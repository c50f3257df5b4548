import { Trans, useLingui } from '@lingui/react/macro';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { type ReportReason, reportReasonKeys, reportReasons } from '@wiki/domain';
import { useState } from 'react';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { DocumentField } from '../../components/files/fields/document-field.tsx';
import { fieldsOf } from '../../components/form/fields.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import classes from '../../components/form/form.module.css';
import { useFormScope } from '../../components/form/use-form-scope.ts';
import { MyReportsDocument, ReportDocument } from '../../gql/report.ts';
import type { ReportableKind } from '../../gql/schema-types.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import type { FileValue } from '../../lib/uploads/file-value.ts';

interface Values {
  reason: ReportReason;
  text?: string | null | undefined;
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ reportWordsSchema }) => reportWordsSchema);

/** Asks why something is reported, in words and with a picture if one likes. */
export function ReportDialog({
  kind,
  id,
  onClose,
}: {
  kind: ReportableKind;
  id: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const localized = useLocalized();
  const { cache } = useApolloClient();
  const [report] = useMutation(ReportDocument);
  const [evidence, setEvidence] = useState<FileValue[]>([]);
  const state = useFormScope<Values>({
    schema,
    defaults: { text: '' },
    async send({ reason, text }) {
      const { data } = await report({
        variables: {
          input: {
            kind,
            id,
            reason,
            text: text || null,
            evidenceFileId: evidence[0]?.fileId ?? null,
          },
        },
      });
      const made = data?.report.report;
      if (made) {
        cache.updateQuery({ query: MyReportsDocument }, (known) =>
          known ? { myReports: [made, ...known.myReports] } : undefined,
        );
      }
      return data?.report.userErrors ?? [];
    },
    onDone: () => {
      onClose();
      showToast(t`Reported. We’ll let you know the outcome.`);
    },
  });
  return (
    <Dialog title={<Trans>Report this</Trans>} onClose={onClose}>
      <FormScope state={state}>
        <p className={classes.text}>
          <Trans>
            An administrator will review it and decide. The author never learns who reported it.
          </Trans>
        </p>
        <Field.Radio
          name="reason"
          label={t`What’s wrong`}
          options={reportReasonKeys.map((value) => ({
            value,
            label: localized(reportReasons[value]),
          }))}
        />
        <Field.TextArea
          name="text"
          label={t`In your own words`}
          help={t`What should we know? Required if you chose “Something else”.`}
          rows={3}
          isOptional
        />
        <DocumentField
          purpose="REPORT_EVIDENCE"
          name="evidence"
          value={evidence}
          onChange={setEvidence}
          max={1}
          label={t`A picture that shows it`}
          optional={t`(optional)`}
          help={t`Only administrators see it.`}
        />
        <FormActions state={state} place="dialog" onCancel={onClose}>
          <Trans>Report</Trans>
        </FormActions>
      </FormScope>
    </Dialog>
  );
}
