import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button, Card } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormGuard, RestoredDraft } from '../../../components/form/form-guard.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { type FormState, useFormScope } from '../../../components/form/use-form-scope.ts';
import { type ProfileFieldsFragment, UpdateProfileDocument } from '../../../gql/profile.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';
import { changesOf, type ProfileValues, valuesOf } from '../profile-values.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormSection } from '../../../components/form/form-section.tsx';
import classes from '../../../components/form/form.module.css';

const Field = fieldsOf<ProfileValues>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ updateProfileSchema }) => updateProfileSchema);

/** Edits one's own profile. What is typed survives until it is saved or given up. */
export function ProfileForm({ profile }: { profile: ProfileFieldsFragment }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const update = useAct(UpdateProfileDocument);
  const state: FormState<ProfileValues> = useFormScope<ProfileValues>({
    schema,
    defaults: valuesOf(profile),
    draft: { name: `profile.${profile.id}` },
    send: (values) =>
      update(changesOf(values, { ...valuesOf(profile), ...state.form.formState.defaultValues })),
    onDone: () => navigate(paths.myProfile(), { state: { hasSaved: true } }),
  });
  const { form } = state;
  const { isDirty } = form.formState;

  // Another tab saved: an untouched form follows.
  const known = useRef(profile);
  useEffect(() => {
    if (known.current === profile) return;
    known.current = profile;
    if (!isDirty) form.reset(valuesOf(profile));
  }, [profile, isDirty, form]);

  return (
    <FormScope state={state}>
      <RestoredDraft state={state} onDiscard={() => form.reset(valuesOf(profile))} />
      <FormSection title={<Trans>Visible to everyone</Trans>}>
        <div className={classes.pair}>
          <Field.Text name="firstName" autoComplete="given-name" label={t`First name`} />
          <Field.Text name="lastName" autoComplete="family-name" label={t`Last name`} />
        </div>
        <Field.Text name="displayName" autoComplete="nickname" label={t`Display name`} />
        <Field.TextArea
          name="aboutMe"
          rows={5}
          label={t`About you`}
          isOptional
          isCounted
          maxLength={limits.aboutMe.max}
        />
      </FormSection>
      <ContactFields />
      <Card padding="lg">
        <Field.Switch
          name="addToNewsletter"
          label={t`Send me the newsletter`}
          help={t`News from the network, now and then.`}
        />
      </Card>
      <div className={`${classes.foot} ${classes.buttons}`}>
        <SubmitButton state={state}>
          <Trans>Save changes</Trans>
        </SubmitButton>
        <Button component={Link} to={paths.myProfile()} variant="default">
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <FormGuard state={state} />
    </FormScope>
  );
}
