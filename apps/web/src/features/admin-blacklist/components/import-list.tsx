import { useMutation } from '@apollo/client/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconUpload } from '@tabler/icons-react';
import { limits, utf8Bytes } from '@wiki/domain';
import { Button, InlineAlert, TextAreaField } from '@wiki/ui';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { AddFiles } from '../../../components/files/fields/add-files.tsx';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import form from '../../../components/form/form.module.css';
import {
  ImportBlacklistDocument,
  type ImportBlacklistMutation,
} from '../../../gql/admin-blacklist.ts';
import type { BlacklistKind } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { type FormProblem, placeErrors } from '../../../lib/forms/form-problem.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { tableText } from '../../../lib/table-text.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { ImportRehearsal } from './import-rehearsal.tsx';
import classes from './import-list.module.css';

type Entries = ImportBlacklistMutation['importBlacklist']['entries'];

/** Adds a whole list: it is looked at first, and nothing is written until asked. */
export function ImportList({ kind }: { kind: BlacklistKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Add a list</Trans>
      </Button>
      {isOpen && <ImportDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ kind, onClose }: { kind: BlacklistKind; onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const [list, setList] = useState('');
  const [entries, setEntries] = useState<Entries | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const [send, { loading }] = useMutation(ImportBlacklistDocument);
  const isTooLarge = utf8Bytes(list) > limits.blacklist.importBytes;
  const write = (text: string) => {
    setList(text);
    setEntries(null);
    setProblem(null);
    setUnread(null);
  };
  const run = async (isDryRun: boolean) => {
    setProblem(null);
    setUnread(null);
    try {
      const { data } = await send({ variables: { input: { kind, list, isDryRun } } });
      const { entries: read = [], added = 0, userErrors = [] } = data?.importBlacklist ?? {};
      const refused = placeErrors(userErrors, ['list']);
      setUnread(refused.fields[0]?.code ?? null);
      setProblem(refused.problem);
      setEntries(userErrors.length > 0 ? null : read);
      if (
        !isDryRun &&
        userErrors.length === 0 &&
        !read.some((each) => each.userErrors.length > 0)
      ) {
        onClose();
        showToast(t`Entries added: ${format.number(added)}`);
      }
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
  };
  const wrong = entries?.filter(({ userErrors }) => userErrors.length > 0) ?? [];
  const fresh =
    wrong.length > 0 ? [] : (entries?.filter(({ isKnown }) => !isKnown) ?? []).map((e) => e.text);
  const known = entries?.filter(({ isKnown }) => isKnown).length ?? 0;
  return (
    <Dialog
      size="wide"
      title={
        kind === 'word' ? <Trans>Add a list of words</Trans> : <Trans>Add a list of phrases</Trans>
      }
      onClose={onClose}
    >
      <div className={form.form}>
        <TextAreaField
          label={t`The list`}
          help={t`One entry per line, with its note after a semicolon, or an exported file. At most ${format.number(limits.blacklist.importEntries)} entries.`}
          error={
            isTooLarge || unread === 'TOO_MANY_ITEMS'
              ? t`This list is too long. Split it into several.`
              : unread === 'INVALID_CSV'
                ? t`This table can’t be read. Save it as CSV and choose it again.`
                : unread === null
                  ? undefined
                  : t`It has no entries.`
          }
          rows={7}
          spellCheck={false}
          value={list}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <AddFiles
          name="file"
          label={<Trans>Choose a file</Trans>}
          hint={<Trans>Text or CSV.</Trans>}
          accept={['.csv', '.txt', 'text/csv', 'text/plain']}
          onAdd={([file]) => void file?.arrayBuffer().then((bytes) => write(tableText(bytes)))}
        />
        <ProblemAlert problem={problem} />
        {wrong.length > 0 && (
          <InlineAlert
            tone="error"
            title={
              <Plural
                value={wrong.length}
                one="# line has an error. Nothing is added until it’s fixed."
                other="# lines have errors. Nothing is added until they’re fixed."
              />
            }
          >
            <ul className={classes.errors}>
              {wrong.map(({ line, text, userErrors }) => (
                <li key={line}>
                  <Trans>
                    Line {format.number(line)}: <strong>{text}</strong>
                  </Trans>{' '}
                  {userErrors.map(({ code }) => errorMessage(code)).join(' ')}
                </li>
              ))}
            </ul>
          </InlineAlert>
        )}
        {entries && wrong.length === 0 && (
          <InlineAlert tone={fresh.length > 0 ? 'success' : 'info'}>
            <Plural value={fresh.length} one="# entry is new." other="# entries are new." />{' '}
            {known > 0 && (
              <Plural
                value={known}
                one="# is on the list already."
                other="# are on the list already."
              />
            )}
          </InlineAlert>
        )}
        {fresh.length > 0 && <ImportRehearsal kind={kind} texts={fresh} />}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {fresh.length > 0 ? (
          <Button loading={loading} onClick={() => void run(false)}>
            <Plural value={fresh.length} one="Add # entry" other="Add # entries" />
          </Button>
        ) : (
          <Button
            loading={loading}
            disabled={list.trim() === '' || isTooLarge}
            onClick={() => void run(true)}
          >
            <Trans>Check the list</Trans>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
