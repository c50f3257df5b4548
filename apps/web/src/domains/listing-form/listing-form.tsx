import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, SwitchField } from '@wiki/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useActOnListingsMutation } from '../../gql/listing-form.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { SubmitButton } from '../../components/form/form-actions.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import { ProblemAlert } from '../../components/page/problem-alert.tsx';
import { LeaveGuard } from '../../components/form-parts/leave-guard.tsx';
import { SaveLine } from '../../components/form-parts/save-line.tsx';
import { BasicsSection } from './parts/basics-section.tsx';
import { DetailsSection } from './parts/details-section.tsx';
import { FormProvider } from './parts/form-context.tsx';
import { FormProgress, sectionId } from './parts/form-progress.tsx';
import { formFieldOf, type ListingField, sectionList } from './values/listing-fields.ts';
import formClasses from '../../components/form/form.module.css';
import classes from './listing-form.module.css';
import { MembershipHint } from './parts/membership-hint.tsx';
import { PicturesSection } from './parts/pictures-section.tsx';
import { Place } from '../places/bound-fields.tsx';
import { PriceSection } from './parts/price-section.tsx';
import { ReplacedNotice } from './parts/replaced-notice.tsx';
import { Section } from './parts/section.tsx';
import { useFieldTexts } from './parts/use-field-texts.ts';
import { type ListingFormOptions, useListingForm } from './use-listing-form.ts';
import { useSectionTitles } from './parts/use-section-titles.ts';

const parts = {
  basics: BasicsSection,
  pictures: PicturesSection,
  price: PriceSection,
  details: DetailsSection,
  place: Place,
};

export interface ListingFormProps extends ListingFormOptions {
  /** Where to see it as visitors do; left out while there is nothing to see. */
  previewPath?: string | undefined;
  /** Buttons beside those of the form. */
  actions?: ReactNode;
  /** It was published: where to see it, or back to the list. */
  onPublished: (listingId: string) => void;
}

/** Writes a listing. Drafts save themselves; what is or was published is saved by a button. */
export function ListingForm({ previewPath, actions, onPublished, ...options }: ListingFormProps) {
  const { type, listing } = options;
  const { t } = useLingui();
  const language = useLanguage();
  const titles = useSectionTitles(type);
  const { wordsOf } = useFieldTexts(type);
  const [act] = useActOnListingsMutation();
  const intent = useRef<'save' | 'publish'>('publish');
  const [isSaved, setSaved] = useState(false);
  const other = language === 'es' ? 'en' : 'es';
  const state = useListingForm(options, async (saver, listingId) => {
    setSaved(false);
    if (!(await saver.flush())) {
      const { status, refused } = saver.snapshot();
      // What was refused before is not sent again until it is changed: it is told again.
      return status === 'failed' ? [{ code: 'NETWORK' }] : refused;
    }
    const id = listingId();
    if (intent.current === 'save' || !id) {
      setSaved(true);
      return [];
    }
    const { data } = await act({ variables: { input: { listingIds: [id], action: 'publish' } } });
    const [outcome] = data?.actOnListings.outcomes ?? [];
    const errors = [...(data?.actOnListings.userErrors ?? []), ...(outcome?.userErrors ?? [])];
    if (errors.length === 0) onPublished(id);
    return errors.map((error) => ({ ...error, field: formFieldOf(type, error.field, language) }));
  });
  const { scope, saver, saving, refusal, isDraft } = state;
  const { form, problem, secondsLeft, isSending, isUploading } = scope;
  const [isBilingual, setBilingual] = useState(() => {
    const { name, description, offers } = form.getValues();
    return Boolean(name[other] || description[other] || offers[other]);
  });
  const refusedAs = problem ?? (refusal && { code: refusal.code });
  const canPublish = listing?.status !== 'published' && listing?.status !== 'removed';
  const hasSomething = listing !== null || saving.status !== 'saved';
  const isSaving = isSending && intent.current === 'save';

  return (
    <FormProvider
      value={{
        form,
        type,
        listing,
        languages: isBilingual ? [language, other] : [language],
        refused: saving.refused.map(({ field }) => field as ListingField),
      }}
    >
      <div className={classes.layout}>
        <FormProgress />
        <FormScope state={scope} words={wordsOf} className={classes.form} hasProblemBelow>
          <SwitchField
            label={language === 'es' ? t`Write it in English too` : t`Write it in Spanish too`}
            help={t`One language is enough; with both, visitors see their own.`}
            checked={isBilingual}
            onChange={({ currentTarget }) => setBilingual(currentTarget.checked)}
          />
          {sectionList(type).map(([name]) => {
            const Part = parts[name];
            return (
              <Section
                key={name}
                id={sectionId(name)}
                title={titles[name]}
                note={name === 'price' && type !== 'product' && <Trans>One price is enough.</Trans>}
              >
                <Part />
              </Section>
            );
          })}
          <div className={`${formClasses.foot} ${classes.actions}`}>
            <ReplacedNotice
              type={type}
              replaced={state.replaced}
              onRestore={state.restoreReplaced}
              onForget={state.forgetReplaced}
            />
            <ProblemAlert problem={refusedAs} secondsLeft={secondsLeft}>
              {refusedAs?.code === 'MEMBERSHIP_REQUIRED' && <MembershipHint />}
            </ProblemAlert>
            {isSaved && saving.status === 'saved' && (
              <InlineAlert tone="success">
                <Trans>Your changes are saved.</Trans>
              </InlineAlert>
            )}
            <div className={classes.bar}>
              {isDraft && hasSomething ? <SaveLine saving={saving} refusal={refusal} /> : <span />}
              <div className={classes.buttons}>
                {actions}
                {previewPath && (
                  <Button component={Link} to={previewPath} variant="default">
                    <Trans>Preview</Trans>
                  </Button>
                )}
                {!isDraft && (
                  <SubmitButton
                    state={{ isSending: isSaving, isUploading, secondsLeft }}
                    variant={canPublish ? 'default' : 'filled'}
                    onClick={() => {
                      intent.current = 'save';
                    }}
                  >
                    <Trans>Save changes</Trans>
                  </SubmitButton>
                )}
                {canPublish && (
                  <SubmitButton
                    state={{ isSending: isSending && !isSaving, isUploading, secondsLeft }}
                    onClick={() => {
                      intent.current = 'publish';
                    }}
                  >
                    <Trans>Publish</Trans>
                  </SubmitButton>
                )}
              </div>
            </div>
          </div>
          <LeaveGuard isNeeded={() => !isDraft && saver.isDirty} onLeave={() => saver.forget()} />
        </FormScope>
      </div>
    </FormProvider>
  );
}
