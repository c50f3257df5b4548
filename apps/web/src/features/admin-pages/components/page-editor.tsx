import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye, IconPencil, IconSend } from '@tabler/icons-react';
import { type Language, limits, type RichTextDocument } from '@wiki/domain';
import { Button, Card, TextField } from '@wiki/ui';
import { useState } from 'react';
import { RecordEditors } from '../../../components/conflict/record-editors.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { SaveLine } from '../../../components/form-parts/save-line.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { BodyEditor } from '../../../domains/editorial/body-editor.tsx';
import { bodyWords } from '../../../domains/editorial/conflict-alert.tsx';
import { DocumentBody } from '../../../domains/editorial/document-body.tsx';
import { LanguageTabs } from '../../../domains/editorial/language-tabs.tsx';
import { useEditedText } from '../../../domains/editorial/use-edited-text.tsx';
import { Versions } from '../../../domains/editorial/versions.tsx';
import {
  EditableDocumentDocument,
  type EditedDocumentFragment,
  usePublishDocumentMutation,
  useRestoreDocumentVersionMutation,
  useSaveDocumentDraftMutation,
} from '../../../gql/admin-pages.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from '../../../domains/editorial/editor-frame.module.css';

interface PageValues {
  title: { en: string; es: string };
  body: { en: RichTextDocument; es: RichTextDocument };
}

const nothing: RichTextDocument = { type: 'doc', content: [] };

const valuesOf = ({ draft: { title, body } }: EditedDocumentFragment): PageValues => ({
  title: { en: title.en ?? '', es: title.es ?? '' },
  body: { en: body.en ?? nothing, es: body.es ?? nothing },
});

const storedOf = (document: EditedDocumentFragment) => ({
  values: valuesOf(document),
  version: document.draft.revision,
});

/** Writes the next version of a text in both languages; it saves itself until it is published. */
export function PageEditor({ document }: { document: EditedDocumentFragment }) {
  const { t } = useLingui();
  const reader = useLanguage();
  const errorMessage = useErrorMessage();
  const [language, setLanguage] = useState<Language>(reader);
  const [isPreview, setPreview] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const client = useApolloClient();
  const [save] = useSaveDocumentDraftMutation();
  const [publish] = usePublishDocumentMutation();
  const [restore] = useRestoreDocumentVersionMutation();
  const { kind, draft, current, hasChanges } = document;
  const edited = useEditedText<PageValues>({
    stored: storedOf(document),
    async save(written, revision) {
      const { data } = await save({ variables: { input: { kind, revision, ...written } } });
      const answer = data?.saveDocumentDraft;
      return {
        version: answer?.document?.draft.revision ?? null,
        userErrors: answer?.userErrors ?? [],
      };
    },
    async read() {
      const { data } = await client.query({
        query: EditableDocumentDocument,
        variables: { kind },
        fetchPolicy: 'no-cache',
      });
      return data?.editableDocument ? storedOf(data.editableDocument) : null;
    },
    fields: () => [
      { name: 'title.es', label: t`Title in Spanish` },
      { name: 'title.en', label: t`Title in English` },
      { name: 'body.es', label: t`Text in Spanish`, words: bodyWords },
      { name: 'body.en', label: t`Text in English`, words: bodyWords },
    ],
  });
  const { values, start, saver, change, errorOf } = edited;
  const { state } = saver;
  const isAgreedTo = kind === 'TERMS' || kind === 'PRIVACY';
  const next = (current?.version ?? 0) + 1;

  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <RecordEditors kind="PAGE" id={kind} />
        {edited.alert}
        {isPreview ? (
          <Card padding="lg">
            <h2>
              <LocalizedText text={values.title} withLabel />
            </h2>
            <DocumentBody body={values.body} images={draft.images} headingLevel={3} />
          </Card>
        ) : (
          <>
            <LanguageTabs
              value={language}
              onChange={setLanguage}
              isWritten={(each) =>
                Boolean(values.title[each]) && values.body[each].content.length > 0
              }
            />
            <TextField
              key={`title ${language}`}
              id={`title.${language}`}
              lang={language}
              label={t`Title`}
              maxLength={limits.news.title}
              value={values.title[language]}
              error={errorOf(`title.${language}`)}
              onChange={({ currentTarget }) =>
                change({ title: { ...values.title, [language]: currentTarget.value } })
              }
            />
            <BodyEditor
              key={`body ${start}`}
              label={t`Text`}
              placeholder={t`What readers should know.`}
              language={language}
              initial={values.body[language]}
              images={draft.images}
              error={errorOf(`body.${language}`)}
              onChange={(body) => change({ body: { ...values.body, [language]: body } })}
            />
          </>
        )}
      </div>
      <aside className={classes.aside}>
        <Card padding="lg" className={classes.card ?? ''}>
          <SaveLine saving={state} refusal={edited.refusal} />
          <Button
            variant="default"
            aria-pressed={isPreview}
            leftSection={
              isPreview ? (
                <IconPencil size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconEye size={18} stroke={1.75} aria-hidden />
              )
            }
            onClick={() => setPreview(!isPreview)}
          >
            {isPreview ? <Trans>Back to the text</Trans> : <Trans>Preview</Trans>}
          </Button>
          <Button
            disabled={!hasChanges && state.status === 'saved'}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            <Trans>Publish version {next}</Trans>
          </Button>
        </Card>
        <Card padding="lg" className={classes.card ?? ''}>
          <h2>
            <Trans>Versions</Trans>
          </h2>
          <Versions
            versions={document.versions.map(({ version, datePublished, author, ...text }) => ({
              number: version,
              date: datePublished,
              author: author?.displayName ?? null,
              text,
            }))}
            draft={values}
            onRestore={async (version) => {
              await saver.flush();
              const { data } = await restore({ variables: { input: { kind, version } } });
              const restored = data?.restoreDocumentVersion.document;
              if (restored) {
                edited.begin(storedOf(restored));
                showToast(
                  t`Version ${version} is in the editor. Publish it to show it to readers.`,
                );
              } else {
                const code = data?.restoreDocumentVersion.userErrors[0]?.code ?? 'INTERNAL';
                showToast(errorMessage(code), { tone: 'failed' });
              }
            }}
          />
        </Card>
      </aside>
      {edited.comparison}
      {isAsking && (
        <ConfirmDialog
          title={t`Publish version ${next}?`}
          confirmLabel={<Trans>Publish version {next}</Trans>}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            if (!(await saver.flush())) return [{ code: 'CONFLICT' }];
            const { data } = await publish({ variables: { input: { kind } } });
            const published = data?.publishDocument.document;
            if (published) {
              edited.begin(storedOf(published));
              showToast(t`Version ${next} is published.`);
            }
            return data?.publishDocument.userErrors ?? [{ code: 'INTERNAL' }];
          }}
        >
          {isAgreedTo ? (
            <Trans>
              It applies from now on. Every member is asked to accept it on their next visit, and we
              record who accepted and when.
            </Trans>
          ) : (
            <Trans>Everybody sees it from now on. The previous version stays in the list.</Trans>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
