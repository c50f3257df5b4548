import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Language,
  limits,
  plainTextOf,
  readingMinutes,
  type RichTextDocument,
  wordCount,
} from '@wiki/domain';
import { Button, ErrorSummary, RadioGroupField, SelectField, TextField } from '@wiki/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemAlert } from '../../../components/form-errors.tsx';
import { NewMemberNote } from '../../../domains/writing-limits/new-member-note.tsx';
import {
  type DiscussionFieldsFragment,
  type DraftFieldsFragment,
  useCreateDiscussionMutation,
  useEditDiscussionMutation,
  useForumSummaryQuery,
} from '../../../gql/forum.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { type FormProblem, placeErrors } from '../../../lib/forms/form-problem.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { type DraftText, useDraft } from '../use-draft.ts';
import classes from './discussion-form.module.css';
import { DraftStateLine } from './draft-state-line.tsx';
import { TagsField } from './tags-field.tsx';
import { WritingSide } from './writing-side.tsx';

const RichTextEditor = lazy(() =>
  import('../../../domains/rich-text/rich-text-editor.tsx').then((module) => ({
    default: module.RichTextEditor,
  })),
);

const fields = ['title', 'category', 'tags', 'body', 'language'] as const;
type Field = (typeof fields)[number];

const nothing: RichTextDocument = { type: 'doc', content: [] };

export interface DiscussionFormProps {
  /** The discussion to edit; null for a new one. */
  discussion: DiscussionFieldsFragment | null;
  draft: DraftFieldsFragment | null;
}

/** A discussion to write or edit. What is typed is kept on the server. */
export function DiscussionForm({ discussion, draft }: DiscussionFormProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const reader = useLanguage();
  const { data: summary } = useForumSummaryQuery();
  const [create] = useCreateDiscussionMutation();
  const [edit] = useEditDiscussionMutation();
  const start = draft ?? discussion;
  const [text, setText] = useState<DraftText>({
    title: start?.title ?? '',
    body: start?.body ?? nothing,
    category: start?.category ?? '',
    tags: start?.tags ?? [],
    language: start?.language ?? reader,
  });
  const { state, isKept, discard, ...saver } = useDraft(draft, discussion?.id ?? null, text);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const summaryRef = useRef<HTMLDivElement>(null);
  const labels: Record<Field, string> = {
    title: t`Title`,
    category: t`Category`,
    tags: t`Tags`,
    body: t`Text`,
    language: t`Language`,
  };
  const change = (changes: Partial<DraftText>) => {
    const next = { ...text, ...changes };
    setText(next);
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !(field in changes))),
    );
    saver.change(next);
  };
  const plain = plainTextOf(text.body);

  const missing = (): Partial<Record<Field, string>> => {
    const required = errorMessage('FIELD_REQUIRED');
    return {
      ...(text.title.trim() ? {} : { title: required }),
      ...(text.category ? {} : { category: required }),
      ...(plain || text.body.content.length > 0 ? {} : { body: required }),
    };
  };

  const publish = async () => {
    const found = missing();
    setErrors(found);
    setIncomplete(Object.keys(found).length > 0);
    setProblem(null);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => summaryRef.current?.focus());
      return;
    }
    setBusy(true);
    const draftId = await saver.finish();
    const said = { ...text, tags: [...text.tags], draftId };
    try {
      const answer = discussion
        ? (await edit({ variables: { input: { discussionId: discussion.id, ...said } } })).data
            ?.editDiscussion
        : (await create({ variables: { input: said } })).data?.createDiscussion;
      const refused = placeErrors(answer?.userErrors ?? [], fields);
      if (answer?.discussion) return void navigate(paths.discussion(answer.discussion.id));
      setProblem(refused.problem);
      setErrors(
        Object.fromEntries(refused.fields.map(({ field, code }) => [field, errorMessage(code)])),
      );
      saver.change(text);
      requestAnimationFrame(() => summaryRef.current?.focus());
    } catch (error) {
      setProblem({ code: failureOf(error) });
      saver.change(text);
    }
    setBusy(false);
  };

  return (
    <div className={classes.columns}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <div ref={summaryRef} tabIndex={-1} className={classes.summary}>
          <ProblemAlert problem={problem} />
          {Object.keys(errors).length > 0 && (
            <ErrorSummary
              title={isIncomplete ? t`Please fill all fields` : t`Please check these fields`}
              errors={fields.flatMap((field) =>
                errors[field] ? [{ field, label: labels[field], message: errors[field] }] : [],
              )}
            />
          )}
        </div>
        <TextField
          id="title"
          label={labels.title}
          value={text.title}
          maxLength={limits.forum.title}
          error={errors.title}
          help={t`${text.title.length} of ${limits.forum.title} characters`}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <div className={classes.row}>
          <RadioGroupField
            cards
            name="category"
            label={labels.category}
            error={errors.category}
            options={(summary?.forumCategories ?? [])
              .filter(({ value }) => value !== 'featured')
              .map(({ value, name }) => ({ value, label: localized(name) }))}
            value={text.category}
            onChange={({ currentTarget }) => change({ category: currentTarget.value })}
          />
          <SelectField
            label={labels.language}
            value={text.language}
            options={[
              { value: 'es', label: 'Español' },
              { value: 'en', label: 'English' },
            ]}
            onChange={({ currentTarget }) => change({ language: currentTarget.value as Language })}
          />
        </div>
        <TagsField
          label={labels.tags}
          value={text.tags}
          error={errors.tags}
          suggestions={(summary?.forumTags ?? []).map(({ tag }) => tag)}
          onChange={(tags) => change({ tags })}
        />
        <div>
          <p className={classes.label} id="body-label">
            {labels.body}
          </p>
          <Suspense fallback={<div className={classes.waiting} />}>
            <RichTextEditor
              label={labels.body}
              placeholder={t`What do you want to know, or what did you learn?`}
              initial={start?.body ?? null}
              images={discussion?.images ?? []}
              lang={text.language}
              error={errors.body}
              onChange={(body) => change({ body })}
            />
          </Suspense>
          {errors.body && (
            <p className={classes.error} role="alert">
              {errors.body}
            </p>
          )}
          <p className={classes.words}>
            {plural(wordCount(plain), { one: '# word', other: '# words' })}
            {' · '}
            {plural(readingMinutes(plain), { one: '# minute read', other: '# minute read' })}
          </p>
        </div>
        {!discussion && <NewMemberNote about="post" />}
        <div className={classes.foot}>
          <DraftStateLine status={state.status} isKept={isKept} />
          <Button
            variant="default"
            onClick={() => void discard().then(() => navigate(paths.forum()))}
          >
            <Trans>Discard</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            {discussion ? <Trans>Save changes</Trans> : <Trans>Publish</Trans>}
          </Button>
        </div>
      </form>
      <WritingSide text={text} plain={plain} isNew={discussion === null} />
    </div>
  );
}
