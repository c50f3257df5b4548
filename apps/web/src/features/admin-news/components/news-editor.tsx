import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { type Language, limits, type RichTextDocument, slugOf } from '@wiki/domain';
import { Button, Card, TextAreaField, TextField } from '@wiki/ui';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { valueAt } from '../../../components/conflict/compare.ts';
import { RecordEditors } from '../../../components/conflict/record-editors.tsx';
import { AltFields } from '../../../components/files/fields/alt-fields.tsx';
import { ImageField } from '../../../components/files/fields/image-field.tsx';
import { SaveLine } from '../../../components/form-parts/save-line.tsx';
import { BodyEditor } from '../../../domains/editorial/body-editor.tsx';
import { bodyWords } from '../../../domains/editorial/conflict-alert.tsx';
import { LanguageTabs } from '../../../domains/editorial/language-tabs.tsx';
import { useEditedText } from '../../../domains/editorial/use-edited-text.tsx';
import { Versions } from '../../../domains/editorial/versions.tsx';
import {
  type EditedNewsFragment,
  NewsToCompareDocument,
  useRestoreNewsVersionMutation,
  useSaveNewsMutation,
} from '../../../gql/admin-news.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import {
  type FileValue,
  fileValueOfImage,
  imageInputOf,
  pictureWords,
} from '../../../lib/uploads/file-value.ts';
import classes from '../../../domains/editorial/editor-frame.module.css';

interface Texts {
  en: string;
  es: string;
}

/** A piece of news as its writers hold it. */
interface NewsValues {
  /** Null while it is made of the title. */
  slug: string | null;
  title: Texts;
  summary: Texts;
  body: { en: RichTextDocument; es: RichTextDocument };
  cover: FileValue | null;
}

const nothing: RichTextDocument = { type: 'doc', content: [] };

/** Whether an address is that of a title, whatever tells it from others. */
const isMadeOf = (slug: string, title: string): boolean =>
  slug.startsWith(slugOf(title).slice(0, 60));

const valuesOf = ({ slug, draft }: EditedNewsFragment): NewsValues => ({
  slug: isMadeOf(slug, draft?.title.es || draft?.title.en || '') ? null : slug,
  title: { en: draft?.title.en ?? '', es: draft?.title.es ?? '' },
  summary: { en: draft?.summary.en ?? '', es: draft?.summary.es ?? '' },
  body: { en: draft?.body.en ?? nothing, es: draft?.body.es ?? nothing },
  cover: draft?.cover ? fileValueOfImage(draft.cover) : null,
});

const storedOf = (item: EditedNewsFragment) => ({
  values: valuesOf(item),
  version: item.version ?? 1,
});

const textNames = ['title.es', 'title.en', 'summary.es', 'summary.en'] as const;

/** Whether two states have the same words. */
const saysTheSame = (one: NewsValues, other: NewsValues): boolean =>
  textNames.every((name) => valueAt(one, name) === valueAt(other, name)) &&
  bodyWords(one.body.es) === bodyWords(other.body.es) &&
  bodyWords(one.body.en) === bodyWords(other.body.en);

export interface NewsEditorProps {
  item: EditedNewsFragment;
  reload: () => Promise<void>;
  /** Is given what saves at once what waits. */
  flushRef: RefObject<() => Promise<boolean>>;
}

/** Writes a piece of news in both languages; it saves itself. */
export function NewsEditor({ item, reload, flushRef }: NewsEditorProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(item.draft?.title[reader] ? reader : 'es');
  const [isUploading, setUploading] = useState(false);
  const client = useApolloClient();
  const [save] = useSaveNewsMutation();
  const [restore] = useRestoreNewsVersionMutation();
  const edited = useEditedText<NewsValues>({
    stored: storedOf(item),
    async save(written, version) {
      const { data } = await save({
        variables: {
          input: {
            newsId: item.id,
            version,
            slug: item.datePublished ? null : written.slug || null,
            title: written.title,
            summary: written.summary,
            body: written.body,
            cover: written.cover && imageInputOf(written.cover),
          },
        },
      });
      const answer = data?.saveNews;
      return { version: answer?.newsItem?.version ?? null, userErrors: answer?.userErrors ?? [] };
    },
    async read() {
      const { data } = await client.query({
        query: NewsToCompareDocument,
        variables: { id: item.id },
        fetchPolicy: 'no-cache',
      });
      return data?.newsItem ? storedOf(data.newsItem) : null;
    },
    fields: () => [
      { name: 'title.es', label: t`Title in Spanish` },
      { name: 'title.en', label: t`Title in English` },
      { name: 'summary.es', label: t`Summary in Spanish` },
      { name: 'summary.en', label: t`Summary in English` },
      { name: 'body.es', label: t`Text in Spanish`, words: bodyWords },
      { name: 'body.en', label: t`Text in English`, words: bodyWords },
      { name: 'cover', label: t`Cover`, words: pictureWords },
      { name: 'slug', label: t`Address` },
    ],
  });
  const { values, start, saver, change, errorOf } = edited;
  // A step such as publishing counts as a version; one that brought another text is a conflict.
  const { follow, saved } = saver;
  useEffect(() => {
    if (item.version && saysTheSame(saved(), valuesOf(item))) follow(item.version);
  }, [item, follow, saved]);
  useEffect(() => {
    flushRef.current = saver.flush;
  });

  const { state } = saver;
  const isWritten = (each: Language) =>
    Boolean(values.title[each]) && values.body[each].content.length > 0;

  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <RecordEditors kind="NEWS" id={item.id} />
        {edited.alert}
        <LanguageTabs value={language} onChange={setLanguage} isWritten={isWritten} />
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
        <TextAreaField
          key={`summary ${language}`}
          id={`summary.${language}`}
          lang={language}
          rows={2}
          label={t`Summary`}
          help={t`A sentence or two: lists, feeds and previews show it.`}
          maxLength={limits.news.summary}
          value={values.summary[language]}
          error={errorOf(`summary.${language}`)}
          onChange={({ currentTarget }) =>
            change({ summary: { ...values.summary, [language]: currentTarget.value } })
          }
        />
        <BodyEditor
          key={`body ${start}`}
          label={t`Text`}
          placeholder={t`What happened, to whom, and what it means for businesses.`}
          language={language}
          initial={values.body[language]}
          images={item.draft?.images ?? []}
          error={errorOf(`body.${language}`)}
          onBusyChange={setUploading}
          onChange={(document) => change({ body: { ...values.body, [language]: document } })}
        />
      </div>
      <aside className={classes.aside}>
        <Card padding="lg" className={classes.card ?? ''}>
          <SaveLine
            saving={isUploading ? { ...state, status: 'waiting' } : state}
            refusal={edited.refusal}
          />
          <Button
            component={Link}
            variant="default"
            to={adminPaths.newsPreview(item.id)}
            onClick={() => void saver.flush()}
            leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
          >
            <Trans>Preview</Trans>
          </Button>
        </Card>
        <Card padding="lg" className={classes.card ?? ''}>
          <ImageField
            name="cover"
            label={t`Cover`}
            optional={t`(optional)`}
            shape="wide"
            purpose="EDITORIAL_IMAGE"
            value={values.cover}
            error={errorOf('cover')}
            onBusyChange={setUploading}
            onChange={(cover) => change({ cover })}
          />
          {values.cover && (
            <AltFields
              labels={{
                en: t`What the cover shows, in English`,
                es: t`What the cover shows, in Spanish`,
              }}
              help={t`For people who can’t see it.`}
              value={values.cover.alt}
              onChange={(alt) => change({ cover: values.cover && { ...values.cover, alt } })}
            />
          )}
          <TextField
            id="slug"
            label={t`Address`}
            help={
              item.datePublished
                ? t`It was published at this address, which can’t change.`
                : paths.newsItem(values.slug ?? item.slug)
            }
            readOnly={Boolean(item.datePublished)}
            maxLength={limits.news.slug}
            value={values.slug ?? item.slug}
            error={errorOf('slug')}
            onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
          />
        </Card>
        <Card padding="lg" className={classes.card ?? ''}>
          <h2>
            <Trans>Versions</Trans>
          </h2>
          <Versions
            versions={item.versions.map(({ number, datePublished, author, text }) => ({
              number,
              date: datePublished,
              author: author?.displayName ?? null,
              text,
            }))}
            draft={values}
            onRestore={async (number) => {
              await saver.flush();
              const { data } = await restore({ variables: { input: { newsId: item.id, number } } });
              const restored = data?.restoreNewsVersion.newsItem;
              if (!restored) {
                const code = data?.restoreNewsVersion.userErrors[0]?.code ?? 'INTERNAL';
                showToast(errorMessage(code), { tone: 'failed' });
                return;
              }
              edited.begin(storedOf(restored));
              showToast(t`Version ${number} is in the editor. Publish it to show it to readers.`);
              await reload();
            }}
          />
        </Card>
      </aside>
      {edited.comparison}
    </div>
  );
}
