import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye, IconPencil, IconSend } from '@tabler/icons-react';
import type { Language } from '@wiki/domain';
import { Button, Card } from '@wiki/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { SaveLine } from '../../../components/form-parts/save-line.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { DocumentBody } from '../../../domains/editorial/document-body.tsx';
import { EditorCard, EditorFrame } from '../../../domains/editorial/editor-frame.tsx';
import {
  bodyOf,
  textsOf,
  type TitleAndBody,
  useComparedTexts,
} from '../../../domains/editorial/title-and-body.ts';
import { useEditedText } from '../../../domains/editorial/use-edited-text.tsx';
import { VersionCard } from '../../../domains/editorial/version-card.tsx';
import { WrittenFields } from '../../../domains/editorial/written-fields.tsx';
import {
  EditableDocumentDocument,
  type EditedDocumentFragment,
  usePublishDocumentMutation,
  useRestoreDocumentVersionMutation,
  useSaveDocumentDraftMutation,
} from '../../../gql/admin-pages.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';

const valuesOf = ({ draft: { title, body } }: EditedDocumentFragment): TitleAndBody => ({
  title: textsOf(title),
  body: bodyOf(body),
});

const storedOf = (document: EditedDocumentFragment) => ({
  values: valuesOf(document),
  version: document.draft.revision,
});

/** Writes the next version of a text in both languages; it saves itself until it is published. */
export function PageEditor({ document }: { document: EditedDocumentFragment }) {
  const { t } = useLingui();
  const reader = useLanguage();
  const compared = useComparedTexts();
  const [language, setLanguage] = useState<Language>(reader);
  const [isPreview, setPreview] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const client = useApolloClient();
  const [save] = useSaveDocumentDraftMutation();
  const [publish] = usePublishDocumentMutation();
  const [restore] = useRestoreDocumentVersionMutation();
  const { kind, draft, current, hasChanges } = document;
  const edited = useEditedText<TitleAndBody>({
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
    fields: () => [...compared.title, ...compared.body],
  });
  const { values, saver } = edited;
  const { state } = saver;
  const isAgreedTo = kind === 'TERMS' || kind === 'PRIVACY';
  const next = (current?.version ?? 0) + 1;

  const aside = (
    <>
      <EditorCard>
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
      </EditorCard>
      <VersionCard
        edited={edited}
        versions={document.versions.map(({ version, datePublished, author, ...text }) => ({
          number: version,
          date: datePublished,
          author: author?.displayName ?? null,
          text,
        }))}
        restore={async (version) => {
          const { data } = await restore({ variables: { input: { kind, version } } });
          const answer = data?.restoreDocumentVersion;
          return {
            restored: answer?.document ? storedOf(answer.document) : null,
            userErrors: answer?.userErrors ?? [],
          };
        }}
      />
    </>
  );
  return (
    <>
      <EditorFrame kind="PAGE" id={kind} edited={edited} aside={aside}>
        {isPreview ? (
          <Card padding="lg">
            <h2>
              <LocalizedText text={values.title} withLabel />
            </h2>
            <DocumentBody body={values.body} images={draft.images} headingLevel={3} />
          </Card>
        ) : (
          <WrittenFields
            edited={edited}
            language={language}
            onLanguageChange={setLanguage}
            placeholder={t`What readers should know.`}
            images={draft.images}
          />
        )}
      </EditorFrame>
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
            <Trans>Everyone sees it from now on. The previous version stays in the list.</Trans>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
