import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { type Language, limits, slugOf } from '@wiki/domain';
import { Button, TextField } from '@wiki/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { valueAt } from '../../../components/conflict/compare.ts';
import { AltFields } from '../../../components/files/fields/alt-fields.tsx';
import { ImageField } from '../../../components/files/fields/image-field.tsx';
import { SaveLine } from '../../../components/form-parts/save-line.tsx';
import { EditorCard, EditorFrame } from '../../../domains/editorial/editor-frame.tsx';
import {
  bodyOf,
  bodyWords,
  type LanguageTexts,
  textsOf,
  type TitleAndBody,
  useComparedTexts,
} from '../../../domains/editorial/title-and-body.ts';
import { useEditedText } from '../../../domains/editorial/use-edited-text.tsx';
import { VersionCard } from '../../../domains/editorial/version-card.tsx';
import { LanguageField, WrittenFields } from '../../../domains/editorial/written-fields.tsx';
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
import {
  type FileValue,
  fileValueOfImage,
  imageInputOf,
  pictureWords,
} from '../../../lib/uploads/file-value.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import type { OpenEditor } from '../news-actions.tsx';

/** A piece of news as its writers hold it. */
interface NewsValues extends TitleAndBody {
  /** Null while it is made of the title. */
  slug: string | null;
  summary: LanguageTexts;
  cover: FileValue | null;
}

/** Whether an address is that of a title, whatever tells it from others. */
const isMadeOf = (slug: string, title: string): boolean =>
  slug.startsWith(slugOf(title).slice(0, 60));

const valuesOf = ({ slug, draft }: EditedNewsFragment): NewsValues => ({
  slug: isMadeOf(slug, draft?.title.es || draft?.title.en || '') ? null : slug,
  title: textsOf(draft?.title),
  summary: textsOf(draft?.summary),
  body: bodyOf(draft?.body),
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

const coverOf = ({ cover }: NewsValues): string => JSON.stringify(cover && imageInputOf(cover));

/** Whether two states are the same, so that a save over the one loses nothing of the other. */
const isTheSame = (one: NewsValues, other: NewsValues): boolean =>
  saysTheSame(one, other) && one.slug === other.slug && coverOf(one) === coverOf(other);

/** Whether a text of one language, as `summary.es`, is empty. */
const isEmpty = (values: NewsValues, field: string): boolean => {
  const [part, language] = field.split('.');
  const one: Language = language === 'en' ? 'en' : 'es';
  if (part === 'body') return values.body[one].content.length === 0;
  return values[part === 'title' ? 'title' : 'summary'][one].trim() === '';
};

/** Reads a piece of news anew from when it is to be published until it is: another clock sees to that. */
function useScheduled(
  { status, dateScheduled }: EditedNewsFragment,
  reload: () => Promise<void>,
): void {
  const minute = useMinute();
  const due = status === 'SCHEDULED' && dateScheduled ? Date.parse(dateScheduled) : null;
  // Longer timers than this the browser does not hold.
  const isNear = due !== null && due < minute + 120_000;
  const look = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isNear) return;
    const again = () => {
      look();
      timer = setTimeout(again, 2_000);
    };
    let timer = setTimeout(again, Math.max(due - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [isNear, due]);
}

export interface NewsEditorProps {
  item: EditedNewsFragment;
  reload: () => Promise<void>;
  /** Is given what the actions have to do with it. */
  editorRef: RefObject<OpenEditor>;
}

/** Writes a piece of news in both languages; it saves itself. */
export function NewsEditor({ item, reload, editorRef }: NewsEditorProps) {
  const { t } = useLingui();
  const compared = useComparedTexts();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(item.draft?.title[reader] ? reader : 'es');
  const [isUploading, setUploading] = useState(false);
  const client = useApolloClient();
  const [save] = useSaveNewsMutation();
  const [restore] = useRestoreNewsVersionMutation();
  const send = async (written: NewsValues, version: number) => {
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
  };
  const read = async () => {
    const { data } = await client.query({
      query: NewsToCompareDocument,
      variables: { id: item.id },
      fetchPolicy: 'no-cache',
    });
    return data?.newsItem ? storedOf(data.newsItem) : null;
  };
  useScheduled(item, reload);
  const edited = useEditedText<NewsValues>({
    stored: storedOf(item),
    async save(written, version) {
      const answer = await send(written, version);
      if (!answer.userErrors.some(({ code }) => code === 'CONFLICT')) return answer;
      // By the clock or a colleague it may have been published meanwhile, which changes none of the text.
      const stored = await read();
      if (!stored || !isTheSame(saver.saved(), stored.values)) return answer;
      void reload();
      return send(written, stored.version);
    },
    read,
    fields: () => [
      ...compared.title,
      { name: 'summary.es', label: t`Summary in Spanish` },
      { name: 'summary.en', label: t`Summary in English` },
      ...compared.body,
      { name: 'cover', label: t`Cover`, words: pictureWords },
      { name: 'slug', label: t`Address` },
    ],
  });
  const { values, saver, change } = edited;
  const errorMessage = useErrorMessage();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const errorOf = (field: string) =>
    edited.errorOf(field) ??
    (missing.includes(field) && isEmpty(values, field)
      ? errorMessage('FIELD_REQUIRED')
      : undefined);
  // A step such as publishing counts as a version; one that brought another text is a conflict.
  const { follow, saved, state } = saver;
  useEffect(() => {
    if (item.version && saysTheSame(saved(), valuesOf(item))) follow(item.version);
  }, [item, follow, saved]);
  useEffect(() => {
    editorRef.current = {
      flush: saver.flush,
      point(fields) {
        const [first = ''] = fields;
        // What is missing may be in the other language: its fields are there once they are drawn.
        flushSync(() => {
          setMissing(fields);
          setLanguage(first.endsWith('.en') ? 'en' : 'es');
        });
        document.getElementById(first)?.focus();
      },
    };
  });

  const aside = (
    <>
      <EditorCard>
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
      </EditorCard>
      <EditorCard>
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
      </EditorCard>
      <VersionCard
        edited={edited}
        versions={item.versions.map(({ number, datePublished, author, text }) => ({
          number,
          date: datePublished,
          author: author?.displayName ?? null,
          text,
        }))}
        restore={async (number) => {
          const { data } = await restore({ variables: { input: { newsId: item.id, number } } });
          const answer = data?.restoreNewsVersion;
          return {
            restored: answer?.newsItem ? storedOf(answer.newsItem) : null,
            userErrors: answer?.userErrors ?? [],
          };
        }}
        onRestored={reload}
      />
    </>
  );
  return (
    <EditorFrame kind="NEWS" id={item.id} edited={edited} aside={aside}>
      <WrittenFields
        edited={{ ...edited, errorOf }}
        language={language}
        onLanguageChange={setLanguage}
        placeholder={t`What happened, to whom, and what it means for businesses.`}
        images={item.draft?.images ?? []}
        onBusyChange={setUploading}
      >
        <LanguageField
          name="summary"
          label={t`Summary`}
          help={t`A sentence or two: lists, feeds and previews show it.`}
          maxLength={limits.news.summary}
          rows={2}
          language={language}
          texts={values.summary}
          errorOf={errorOf}
          onChange={(summary) => change({ summary })}
        />
      </WrittenFields>
    </EditorFrame>
  );
}
