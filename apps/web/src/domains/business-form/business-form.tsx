import { Trans } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../components/form/form-actions.tsx';
import { FormGuard, RestoredDraft } from '../../components/form/form-guard.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import { ProblemAlert } from '../../components/page/problem-alert.tsx';
import type { BusinessFormFieldsFragment } from '../../gql/business-form.ts';
import { AboutSection } from './about-section.tsx';
import formClasses from '../../components/form/form.module.css';
import classes from './business-form.module.css';
import { ContactSection, HoursSection, PlaceSection } from './contact-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { type SaveBusiness, useBusinessForm } from './use-business-form.ts';

export interface BusinessFormProps {
  business: BusinessFormFieldsFragment;
  save: SaveBusiness;
  /** Where to see what was saved: a link to the public profile. */
  seeSaved?: ReactNode;
}

/** Edits the public profile of a business. */
export function BusinessForm({ business, save, seeSaved }: BusinessFormProps) {
  const { state, isSaved, startOver } = useBusinessForm(business, save);
  return (
    <FormScope state={state} hasProblemBelow>
      <RestoredDraft state={state} onDiscard={startOver} />
      <AboutSection />
      <PicturesSection />
      <PlaceSection />
      <HoursSection />
      <ContactSection />
      <div className={`${formClasses.foot} ${classes.actions}`}>
        <ProblemAlert problem={state.problem} secondsLeft={state.secondsLeft} />
        {isSaved && (
          <InlineAlert tone="success" action={seeSaved}>
            <Trans>Your changes are saved.</Trans>
          </InlineAlert>
        )}
        <div className={formClasses.buttons}>
          <SubmitButton state={state}>
            <Trans>Save changes</Trans>
          </SubmitButton>
        </div>
      </div>
      <FormGuard state={state} />
    </FormScope>
  );
}
