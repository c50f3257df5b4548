import { Trans, useLingui } from '@lingui/react/macro';
import { defaultPhoneCountry, limits } from '@wiki/domain';
import { Button, Card, InlineAlert, TextAreaField, TextField } from '@wiki/ui';
import { useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { LeaveGuard } from '../../../components/form-parts/leave-guard.tsx';
import { PlaceFields } from '../../../domains/places/place-fields.tsx';
import { ReferenceSelect } from '../../../domains/places/reference-select.tsx';
import { useCreateBusinessMutation } from '../../../gql/admin-businesses.ts';
import type { CreateBusinessInput } from '../../../gql/schema-types.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { newBusinessResolvers } from '../new-business-schema.ts';
import classes from './forms.module.css';

const fields = [
  'name',
  'description.en',
  'description.es',
  'country',
  'region',
  'city',
  'lineOfBusiness',
] as const;
const placeParts = ['country', 'region', 'city'] as const;

/** The least a business needs; created, it leads to the page where the rest is filled in. */
export function CreateBusinessForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [create, { client }] = useCreateBusinessMutation();
  const language = useLanguage();
  const form = useForm<CreateBusinessInput>({
    resolver: newBusinessResolvers[language],
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      name: '',
      description: { en: '', es: '' },
      country: defaultPhoneCountry,
      region: '',
      city: '',
      lineOfBusiness: '',
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useFormDraft(form, 'admin.create-business');
  const isLeaving = useRef(false);
  const errorOf = useFieldError(form);
  const languages = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const descriptionLabels = { en: t`Description in English`, es: t`Description in Spanish` };
  const [country, region, city] = useWatch({ control: form.control, name: placeParts });

  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data } = await create({ variables: { input } });
    const business = data?.createBusiness.business;
    if (!business) return data?.createBusiness.userErrors ?? [];
    draft.forget();
    isLeaving.current = true;
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'businesses' });
    const profile = adminPaths.businessProfile(business.id, { tab: 'profile' });
    await navigate(profile, { state: { isNew: true } });
    return [];
  });

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {draft.isRestored && (
        <InlineAlert
          tone="info"
          action={
            <Button
              variant="default"
              onClick={() => {
                form.reset();
                draft.forget();
              }}
            >
              <Trans>Start over</Trans>
            </Button>
          }
        >
          <Trans>Here is what you had written before.</Trans>
        </InlineAlert>
      )}
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors
        form={form}
        fields={fields}
        labels={{
          name: t`Name of the business`,
          'description.en': t`Description`,
          'description.es': t`Description`,
          region: t`Region`,
          city: t`City`,
          lineOfBusiness: t`Line of business`,
        }}
      />
      <Card padding="lg">
        <div className={classes.form}>
          <TextField
            {...form.register('name')}
            autoComplete="off"
            maxLength={limits.displayName.max}
            label={t`Name of the business`}
            error={errorOf('name')}
          />
          <div className={classes.pair}>
            {languages.map((each) => (
              <TextAreaField
                key={each}
                {...form.register(`description.${each}`)}
                rows={5}
                lang={each}
                maxLength={limits.application.description}
                label={descriptionLabels[each]}
                help={each === languages[0] ? t`One language is enough.` : undefined}
                error={errorOf(`description.${each}`)}
              />
            ))}
          </div>
          <PlaceFields
            names={{ country: 'country', region: 'region', city: 'city' }}
            value={{ country, region, city }}
            errors={{
              country: errorOf('country'),
              region: errorOf('region'),
              city: errorOf('city'),
            }}
            onChange={(place) => {
              for (const part of placeParts) {
                form.setValue(part, place[part], {
                  shouldDirty: true,
                  shouldValidate: form.getFieldState(part).invalid,
                });
              }
            }}
            onBlur={(part) => void form.trigger(part)}
          />
          <Controller
            control={form.control}
            name="lineOfBusiness"
            render={({ field: { ref: _ref, value, ...field } }) => (
              <ReferenceSelect
                {...field}
                value={value ?? ''}
                list="LINES_OF_BUSINESS"
                label={t`Line of business`}
                optional={t`(optional)`}
                error={errorOf('lineOfBusiness')}
              />
            )}
          />
        </div>
      </Card>
      <div className={classes.actions}>
        <Button type="submit" loading={isSubmitting} disabled={secondsLeft > 0}>
          <Trans>Create the business</Trans>
        </Button>
      </div>
      <LeaveGuard isNeeded={() => isDirty && !isLeaving.current} onLeave={draft.forget} />
    </form>
  );
}
