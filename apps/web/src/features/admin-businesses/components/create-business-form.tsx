import { Trans, useLingui } from '@lingui/react/macro';
import { defaultPhoneCountry, limits } from '@wiki/domain';
import { Card } from '@wiki/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormGuard, RestoredDraft } from '../../../components/form/form-guard.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import classes from '../../../components/form/form.module.css';
import { Place, Reference } from '../../../domains/places/bound-fields.tsx';
import { useCreateBusinessMutation } from '../../../gql/admin-businesses.ts';
import type { CreateBusinessInput } from '../../../gql/schema-types.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { newBusinessSchemas } from '../new-business-schema.ts';

const Field = fieldsOf<CreateBusinessInput>();

/** The least a business needs; created, it leads to the page where the rest is filled in. */
export function CreateBusinessForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [create, { client }] = useCreateBusinessMutation();
  const language = useLanguage();
  const madeId = useRef('');
  const state = useFormScope<CreateBusinessInput>({
    schema: newBusinessSchemas[language],
    defaults: {
      name: '',
      description: { en: '', es: '' },
      country: defaultPhoneCountry,
      region: '',
      city: '',
      lineOfBusiness: '',
    },
    draft: { name: 'admin.create-business' },
    async send(input) {
      const { data } = await create({ variables: { input } });
      madeId.current = data?.createBusiness.business?.id ?? '';
      return data?.createBusiness.userErrors ?? [];
    },
    onDone() {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'businesses' });
      const profile = adminPaths.businessProfile(madeId.current, { tab: 'profile' });
      return navigate(profile, { state: { isNew: true } });
    },
  });
  const languages = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const descriptionLabels = { en: t`Description in English`, es: t`Description in Spanish` };
  return (
    <FormScope state={state}>
      <RestoredDraft state={state} isNew />
      <Card padding="lg">
        <div className={classes.form}>
          <Field.Text
            name="name"
            autoComplete="off"
            maxLength={limits.displayName.max}
            label={t`Name of the business`}
          />
          <div className={classes.pair}>
            {languages.map((each) => (
              <Field.TextArea
                key={each}
                name={`description.${each}`}
                rows={5}
                lang={each}
                maxLength={limits.application.description}
                label={descriptionLabels[each]}
                help={each === languages[0] ? t`One language is enough.` : undefined}
              />
            ))}
          </div>
          <Place />
          <Reference
            name="lineOfBusiness"
            list="LINES_OF_BUSINESS"
            label={t`Line of business`}
            isOptional
          />
        </div>
      </Card>
      <FormActions state={state}>
        <Trans>Create the business</Trans>
      </FormActions>
      <FormGuard state={state} />
    </FormScope>
  );
}
