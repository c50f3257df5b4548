import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconMessagePlus } from '@tabler/icons-react';
import { checksOf, type DocumentCheckName } from '@wiki/domain';
import { Button, CheckboxField } from '@wiki/ui';
import { useState } from 'react';
import { fieldLabels } from '../../../../domains/application/field-labels.ts';
import { SetDocumentCheckDocument } from '../../../../gql/admin-applications.ts';
import { useAct } from '../../../../lib/forms/use-act.ts';
import { showToast } from '../../../../lib/toasts/toasts.ts';
import { wordsOfCheck } from '../../check-words.ts';
import type { ApplicationDocument } from '../../documents-of.ts';
import classes from './document-checks.module.css';

export interface DocumentChecksProps {
  applicationId: string;
  document: ApplicationDocument;
  /** What was compared of it. */
  checked: readonly DocumentCheckName[];
  /** All of it was. */
  onDone: () => void;
  onAskAgain: (() => void) | undefined;
}

/** What is compared of a document of its kind; each tick is kept at once, for everybody who reviews. */
export function DocumentChecks(props: DocumentChecksProps) {
  const { applicationId, document, checked, onDone, onAskAgain } = props;
  const { file, field } = document;
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  const send = useAct(SetDocumentCheckDocument);
  const ofKind = checksOf(field);
  const missing = ofKind.filter((check) => !checked.includes(check));
  // What was noted before of something that is not compared of this kind any more can be taken back.
  const listed = [...ofKind, ...checked.filter((check) => !ofKind.includes(check))];
  const set = async (checks: readonly DocumentCheckName[], isChecked: boolean) => {
    setSending(true);
    let isKept = true;
    for (const check of checks) {
      const input = { applicationId, fileId: file.id, check, isChecked };
      const refused = await send(input).catch(() => null);
      isKept &&= refused?.length === 0;
    }
    setSending(false);
    if (!isKept) showToast(t`That didn’t work. Try again in a moment.`, { tone: 'failed' });
    return isKept;
  };
  const finish = async () => {
    if (await set(missing, true)) onDone();
  };
  const name = t(fieldLabels[field]);
  return (
    <fieldset className={classes.checks} disabled={isSending}>
      <legend>{t`What you checked: ${name}`}</legend>
      {listed.map((check) => (
        <CheckboxField
          key={check}
          label={t(wordsOfCheck(field, check))}
          checked={checked.includes(check)}
          onChange={() => void set([check], !checked.includes(check))}
        />
      ))}
      <div className={classes.acts}>
        {missing.length > 0 && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
            onClick={() => void finish()}
          >
            <Trans>The document is correct</Trans>
          </Button>
        )}
        {onAskAgain && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconMessagePlus size={18} stroke={1.75} aria-hidden />}
            onClick={onAskAgain}
          >
            <Trans>Ask for another</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
