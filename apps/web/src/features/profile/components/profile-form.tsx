import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button, Card, InlineAlert, SwitchField, TextAreaField, TextField } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { LeaveGuard } from '../../../components/form-parts/leave-guard.tsx';
import { type ProfileFieldsFragment, useUpdateProfileMutation } from '../../../gql/profile.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { paths } from '../../../lib/paths.ts';
import { changesOf, profileFields, type ProfileValues, valuesOf } from '../profile-values.ts';
import { ContactFields } from './contact-fields.tsx';
import classes from './profile-form.module.css';

const resolver = lazyResolver<ProfileValues>(() =>
  import('@wiki/domain/schemas').then(({ updateProfileSchema }) => updateProfileSchema),
);

/** Edits one's own profile. What is typed survives until it is saved or given up. */
export function ProfileForm({ profile }: { profile: ProfileFieldsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<ProfileValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: valuesOf(profile),
  });
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const draft = useFormDraft(form, `profile.${profile.id}`);
  const errorOf = useFieldError(form);
  const aboutMe = useWatch({ control: form.control, name: 'aboutMe' });
  const isLeaving = useRef(false);

  // Another tab saved: an untouched form follows.
  const known = useRef(profile);
  useEffect(() => {
    if (known.current === profile) return;
    known.current = profile;
    if (!isDirty) form.reset(valuesOf(profile));
  }, [profile, isDirty, form]);

  const { onSubmit, problem, secondsLeft } = useSubmit(form, profileFields, async (values) => {
    const input = changesOf(values, { ...valuesOf(profile), ...defaultValues });
    const { data } = await updateProfile({ variables: { input } });
    const refusals = data?.updateProfile.userErrors ?? [];
    if (refusals.length > 0) return refusals;
    draft.forget();
    isLeaving.current = true;
    await navigate(paths.myProfile(), { state: { hasSaved: true } });
    return [];
  });

  const startOver = () => {
    form.reset(valuesOf(profile));
    draft.forget();
  };

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
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
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors
        form={form}
        fields={profileFields}
        labels={{
          firstName: t`First name`,
          lastName: t`Last name`,
          displayName: t`Display name`,
          aboutMe: t`About you`,
          region: t`Region`,
          city: t`City`,
          address: t`Address`,
        }}
      />
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Visible to everyone</Trans>
          </legend>
          <div className={classes.pair}>
            <TextField
              {...form.register('firstName')}
              autoComplete="given-name"
              label={t`First name`}
              error={errorOf('firstName')}
            />
            <TextField
              {...form.register('lastName')}
              autoComplete="family-name"
              label={t`Last name`}
              error={errorOf('lastName')}
            />
          </div>
          <TextField
            {...form.register('displayName')}
            autoComplete="nickname"
            label={t`Display name`}
            error={errorOf('displayName')}
          />
          <TextAreaField
            {...form.register('aboutMe')}
            rows={5}
            label={t`About you`}
            optional={t`(optional)`}
            help={
              <Trans>
                {format.number(aboutMe?.length ?? 0)} of {format.number(limits.aboutMe.max)}{' '}
                characters
              </Trans>
            }
            error={errorOf('aboutMe')}
          />
        </fieldset>
      </Card>
      <ContactFields form={form} />
      <Card padding="lg">
        <SwitchField
          {...form.register('addToNewsletter')}
          label={t`Send me the newsletter`}
          help={t`News from the network, now and then.`}
        />
      </Card>
      <div className={classes.actions}>
        <Button type="submit" loading={isSubmitting} disabled={secondsLeft > 0}>
          <Trans>Save changes</Trans>
        </Button>
        <Button component={Link} to={paths.myProfile()} variant="default">
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <LeaveGuard isNeeded={() => isDirty && !isLeaving.current} onLeave={draft.forget} />
    </form>
  );
}
