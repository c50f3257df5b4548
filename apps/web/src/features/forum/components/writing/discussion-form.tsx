import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  limits,
  plainTextOf,
  readingMinutes,
  type RichTextDocument,
  wordCount,
} from '@wiki/domain';
import { ErrorSummary, focusField, TextField } from '@wiki/ui';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../../../../components/page/page-skeleton.tsx';
import { ProblemAlert } from '../../../../components/page/problem-alert.tsx';
import { useBlockedWords } from '../../../../domains/rich-text/use-blocked-words.ts';
import { NewMemberNote } from '../../../../domains/writing-limits/new-member-note.tsx';
import type { ImageFieldsFragment } from '../../../../gql/components.ts';
import {
  type DiscussionFieldsFragment,
  type DraftFieldsFragment,
  useCreateDiscussionMutation,
  useEditDiscussionMutation,
  useForumSummaryQuery,
  usePostedForQuery,
} from '../../../../gql/forum.ts';
import { failureOf } from '../../../../lib/errors/error-codes.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../../lib/errors/use-error-message.ts';
import { type FormProblem, placeErrors } from '../../../../lib/forms/form-problem.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { useLocalized } from '../../../../lib/i18n/use-localized.ts';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useSearchParams } from '../../../../lib/use-search-params.ts';
import { missingFields } from '../../missing-fields.ts';
import { type DraftText, useDraft } from '../../use-draft.ts';
import classes from './discussion-form.module.css';
import { DiscussionAbout } from '../thread/discussion-about.tsx';
import { DraftStateLine } from './draft-state-line.tsx';
import { type BlockedWords, WritingBar, WritingFoot } from './writing-foot.tsx';
import { WritingSide } from './writing-side.tsx';

const RichTextEditor = lazyPart(
  () => import('../../../../domains/rich-text/rich-text-editor.tsx'),
  'RichTextEditor',
);

const fields = ['title', 'category', 'tags', 'body', 'language'] as const;
type Field = (typeof fields)[number];

const DiscussionPreview = lazyPart(() => import('./discussion-preview.tsx'), 'DiscussionPreview');

const nothing: RichTextDocument = { type: 'doc', content: [] };

export interface DiscussionFormProps {
  /** The discussion to edit; null for a new one. */
  discussion: DiscussionFieldsFragment | null;
  draft: DraftFieldsFragment | null;
  /** The top of the page, with how the draft stands. */
  header: (draftState: ReactNode) => ReactNode;
}

/** A discussion to write or edit. What is typed is kept on the server. */
export function DiscussionForm({ discussion, draft, header }: DiscussionFormProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const formId = useId();
  const reader = useLanguage();
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const isPreviewed = params.has('preview');
  const { data: summary } = useForumSummaryQuery();
  const { data: posted } = usePostedForQuery({
    variables: { id: viewer?.businessId ?? '' },
    skip: !viewer?.businessId,
  });
  const business = discussion ? discussion.business : (posted?.business ?? null);
  const [create] = useCreateDiscussionMutation();
  const [edit] = useEditDiscussionMutation();
  const start = draft ?? discussion;
  const begun: DraftText = {
    title: start?.title ?? '',
    body: start?.body ?? nothing,
    category: start?.category ?? '',
    tags: start?.tags ?? [],
    language: start?.language ?? reader,
  };
  const { state, isKept, isApart, isOnDevice, kept, discard, ...saver } = useDraft({
    viewerId: viewer?.id ?? '',
    draft,
    discussionId: discussion?.id ?? null,
    text: begun,
    // Loaded anew, the page goes on with what was written.
    onBegun: (draftId) => {
      setParams(
        (current) => {
          current.set('draft', draftId);
          return current;
        },
        { replace: true },
      );
    },
  });
  const [text, setText] = useState<DraftText>(kept ?? begun);
  const [images, setImages] = useState<readonly ImageFieldsFragment[]>([
    ...(discussion?.images ?? []),
    ...(draft?.images ?? []),
  ]);
  const [isFolded, setFolded] = useState(Boolean(text.category));
  const [blocked, setBlocked] = useState<BlockedWords | null>(null);
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
    language: t`Language you write in`,
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
  const placesIn = useBlockedWords([text.title, ...text.tags]);
  const blockedIn = (...texts: string[]): string | undefined => {
    const words = texts.flatMap((each) =>
      placesIn(each).map(({ start: from, end }) => each.slice(from, end)),
    );
    return words.length > 0 ? t`“${words.join('”, “')}” can’t be published.` : undefined;
  };
  const category = summary?.forumCategories.find(({ value }) => value === text.category);

  const preview = (isShown: boolean) =>
    setParams(
      (current) => {
        if (isShown) current.set('preview', '');
        else current.delete('preview');
        return current;
      },
      { replace: !isShown },
    );

  const missing = missingFields(text);

  const publish = async () => {
    if (isPreviewed) preview(false);
    const required = errorMessage('FIELD_REQUIRED');
    setErrors(Object.fromEntries(missing.map((field) => [field, required])));
    setIncomplete(missing.length > 0);
    setProblem(null);
    if (missing.length > 0) {
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
      if (answer?.discussion) {
        saver.forget();
        return void navigate(paths.discussion(answer.discussion.id));
      }
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

  const draftState = (
    <DraftStateLine {...{ state, isKept, isApart, isOnDevice }} isNew={!discussion} />
  );
  const submitLabel = discussion ? <Trans>Save changes</Trans> : <Trans>Publish</Trans>;
  return (
    <div className={classes.columns} data-fills-phone>
      <div className={classes.main}>
        <WritingBar
          formId={formId}
          back={discussion ? paths.discussion(discussion.id) : paths.forum()}
          isBusy={isBusy}
          submitLabel={submitLabel}
        >
          {draftState}
        </WritingBar>
        <div className={classes.header}>{header(draftState)}</div>
        {isPreviewed && (
          <Suspense fallback={<PageSkeleton />}>
            <DiscussionPreview
              text={text}
              images={images}
              categoryName={category ? localized(category.name) : null}
              business={business}
              onBack={() => preview(false)}
            />
          </Suspense>
        )}
        <form
          id={formId}
          className={classes.form}
          hidden={isPreviewed}
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
                  errors[field] ? [{ field, message: `${labels[field]}: ${errors[field]}` }] : [],
                )}
              />
            )}
          </div>
          <div className={classes.titled}>
            <TextField
              id="title"
              label={labels.title}
              counter={t`${text.title.length} of ${limits.forum.title}`}
              value={text.title}
              maxLength={limits.forum.title}
              error={errors.title ?? blockedIn(text.title)}
              onChange={({ currentTarget }) => change({ title: currentTarget.value })}
            />
          </div>
          <DiscussionAbout
            text={text}
            errors={errors}
            tagsError={errors.tags ?? blockedIn(...text.tags)}
            summary={summary}
            isFolded={isFolded}
            onUnfold={() => setFolded(false)}
            onChange={change}
          />
          <div
            onFocus={() => {
              if (text.category) setFolded(true);
            }}
          >
            <p className={classes.label} id="body-label">
              {labels.body}
            </p>
            <Suspense fallback={<div className={classes.waiting} />}>
              <RichTextEditor
                id="body"
                discussionId={discussion?.id}
                label={labels.body}
                placeholder={t`What do you want to know, or what did you learn?`}
                initial={kept?.body ?? start?.body ?? null}
                images={images}
                lang={text.language}
                error={errors.body}
                marksBlockedWords
                onChange={(body) => change({ body })}
                onImage={(image) => setImages((known) => [...known, image])}
                onBlockedWords={(count, goToNext) => setBlocked({ count, goToNext })}
                foot={
                  <>
                    <span>
                      <Trans>You can paste pictures or drop them here</Trans>
                    </span>
                    <span>
                      {plural(wordCount(plain), { one: '# word', other: '# words' })}
                      {' · '}
                      {plural(readingMinutes(plain), {
                        one: '# minute read',
                        other: '# minute read',
                      })}
                    </span>
                  </>
                }
              />
            </Suspense>
            {errors.body && (
              <p className={classes.error} role="alert">
                {errors.body}
              </p>
            )}
          </div>
          {!discussion && <NewMemberNote about="post" />}
        </form>
        <WritingFoot
          formId={formId}
          missing={missing}
          onGoTo={(field) => focusField(document.forms.namedItem(formId), field)}
          blocked={blocked}
          isPreviewed={isPreviewed}
          isBusy={isBusy}
          submitLabel={submitLabel}
          onPreview={preview}
          onDiscard={() => void discard().then(() => navigate(paths.forum()))}
        />
      </div>
      <WritingSide
        text={text}
        plain={plain}
        isNew={discussion === null}
        business={business?.name ?? null}
      />
    </div>
  );
}
