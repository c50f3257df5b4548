import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import type { BusinessFormFieldsFragment } from '../../gql/business-form.ts';
import { FormErrors, ProblemAlert } from '../../components/form-errors.tsx';
import { LeaveGuard } from '../../components/form-parts/leave-guard.tsx';
import { AboutSection } from './about-section.tsx';
import classes from './business-form.module.css';
import { businessFields } from './business-values.ts';
import { ContactSection, HoursSection, PlaceSection } from './contact-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { type SaveBusiness, useBusinessForm } from './use-business-form.ts';
import { useBusinessLabels } from './use-business-labels.ts';

export interface BusinessFormProps {
  business: BusinessFormFieldsFragment;
  save: SaveBusiness;
  /** Where to see what was saved: a link to the public profile. */
  seeSaved?: ReactNode;
}

/** Edits the public profile of a business. */
export function BusinessForm({ business, save, seeSaved }: BusinessFormProps) {
  const labels = useBusinessLabels();
  const { form, draft, submit, comparison, isSaved, startOver } = useBusinessForm(business, save);
  const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set());
  const { isDirty, isSubmitting } = form.formState;
  return (
    <>
      <form className={classes.form} onSubmit={submit.onSubmit} noValidate>
        {draft.isRestored && (
          <InlineAlert
            tone="info"
            action={
              <Button variant="default" onClick={startOver}>
                <Trans>Discard them</Trans>
              </Button>
            }
          >
            <Trans>Here are the changes that you had not saved.</Trans>
          </InlineAlert>
        )}
        <FormErrors form={form} fields={businessFields} labels={labels} />
        <AboutSection form={form} />
        <PicturesSection
          form={form}
          onBusyChange={(field, isBusy) =>
            setBusy((current) => {
              const next = new Set(current);
              if (isBusy) next.add(field);
              else next.delete(field);
              return next;
            })
          }
        />
        <PlaceSection form={form} />
        <HoursSection form={form} />
        <ContactSection form={form} />
        <div className={classes.actions}>
          <ProblemAlert problem={submit.problem} secondsLeft={submit.secondsLeft} />
          {isSaved && (
            <InlineAlert tone="success" action={seeSaved}>
              <Trans>Your changes are saved.</Trans>
            </InlineAlert>
          )}
          <div className={classes.buttons}>
            <Button
              type="submit"
              loading={isSubmitting}
              disabled={submit.secondsLeft > 0 || busy.size > 0}
            >
              {busy.size > 0 ? (
                <Trans>Waiting for the pictures</Trans>
              ) : (
                <Trans>Save changes</Trans>
              )}
            </Button>
          </div>
        </div>
        <LeaveGuard isNeeded={() => isDirty} onLeave={draft.forget} />
      </form>
      {comparison}
    </>
  );
}
