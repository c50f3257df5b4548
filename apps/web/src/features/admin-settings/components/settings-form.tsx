import { useApolloClient, useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  brandColors,
  defaultBrandColor,
  hexColor,
  isReadableBrand,
  type Language,
} from '@wiki/domain';
import { Button } from '@wiki/ui';
import { useWatch } from 'react-hook-form';
import { ImageField } from '../../../components/files/fields/image-field.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import {
  SaveSettingsDocument,
  SettingsDocument,
  type SettingsFieldsFragment,
} from '../../../gql/admin-settings.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { fileValueOf, type FileValue, pictureWords } from '../../../lib/uploads/file-value.ts';
import { FormSection } from '../../../components/form/form-section.tsx';
import classes from './settings.module.css';

interface Values {
  version: number;
  siteName: string;
  /** Sent by its id. */
  logo?: FileValue | null | undefined;
  brandColor?: string | null | undefined;
  defaultLanguage: Language;
  displayCurrency: string;
  taxPercent: number | string;
  issuer?: { name?: string | null; taxId?: string | null; address?: string | null } | null;
  socialLinks: Link[];
}

interface Link {
  network: string;
  url: string;
}

const Field = fieldsOf<Values>();
// The form holds the file of the logo, of which the API takes the id.
const schema = () =>
  import('@wiki/domain/schemas').then(({ settingsSchema }) => settingsSchema.loose());
const emptyLink = { network: '', url: '' };

const valuesOf = (settings: SettingsFieldsFragment): Values => ({
  version: settings.version,
  siteName: settings.siteName,
  logo: settings.logo ? fileValueOf(settings.logo) : null,
  brandColor: settings.brandColor ?? '',
  defaultLanguage: settings.defaultLanguage,
  displayCurrency: settings.displayCurrency,
  taxPercent: settings.taxPercent,
  issuer: {
    name: settings.issuer?.name ?? '',
    taxId: settings.issuer?.taxId ?? '',
    address: settings.issuer?.address ?? '',
  },
  socialLinks: settings.socialLinks.map(({ network, url }) => ({ network, url })),
});

/** The name, mark, color, money and profiles of the installation. */
export function SettingsForm({ settings }: { settings: SettingsFieldsFragment }) {
  const { t } = useLingui();
  const [save] = useMutation(SaveSettingsDocument);
  const client = useApolloClient();
  const state = useFormScope<Values>({
    schema,
    defaults: valuesOf(settings),
    record: {
      kind: 'SETTINGS',
      id: 'site',
      version: settings.version,
      async read() {
        const { data } = await client.query({
          query: SettingsDocument,
          fetchPolicy: 'network-only',
        });
        return data ? { values: valuesOf(data.settings), version: data.settings.version } : null;
      },
      compared: [
        { name: 'logo', label: t`Logo`, words: pictureWords },
        {
          name: 'socialLinks',
          label: t`Profiles on other sites`,
          rows: {
            label: (row) => t`Profile: ${(row as Link).network}`,
            words: (row) => [(row as Link).network, (row as Link).url].join('\n'),
          },
        },
      ],
    },
    async send(values, edited) {
      const socialLinks = values.socialLinks.filter(({ network, url }) => network || url);
      const { logo, ...fields } = values;
      const input = {
        ...fields,
        version: Number(edited.version),
        logoId: logo?.fileId ?? null,
        taxPercent: Number(values.taxPercent),
        socialLinks,
      };
      const { data } = await save({ variables: { input } });
      const saved = data?.saveSettings.settings;
      if (saved) edited.saved(valuesOf(saved), saved.version);
      return data?.saveSettings.userErrors ?? [];
    },
    onDone: () => showToast(t`Changes saved. Everyone sees them on the next page they open.`),
  });
  const { control, setValue } = state.form;
  const color = useWatch({ control, name: 'brandColor' }) ?? '';
  const links = useWatch({ control, name: 'socialLinks' });
  return (
    <FormScope state={state} label={t`Settings`}>
      <FormSection title={<Trans>Name and look</Trans>}>
        <Field.Text
          name="siteName"
          label={t`Name of the site`}
          help={t`On every page, e-mail, receipt and link preview.`}
        />
        <Field.Custom name="logo" label={t`Logo`} isOptional>
          {({ ref: _ref, value, onChange, ...field }) => (
            <ImageField
              {...field}
              purpose="LOGO"
              value={value as FileValue | null}
              onChange={onChange}
            />
          )}
        </Field.Custom>
        <div className={classes.color}>
          <Field.Text
            name="brandColor"
            label={t`Color`}
            isOptional
            emptyIsNull
            placeholder={defaultBrandColor}
            help={t`Six digits after #, dark enough for white text.`}
          />
          <ColorPreview color={color || defaultBrandColor} />
        </div>
      </FormSection>
      <FormSection title={<Trans>Language and currency</Trans>}>
        <Field.Radio
          name="defaultLanguage"
          label={t`Language of visitors who haven’t chosen one`}
          inline
          options={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
        />
        <div className={formClasses.pair}>
          <Field.Text
            name="displayCurrency"
            label={t`Currency for plan prices`}
            help={t`Its three letters, such as USD.`}
          />
          <Field.Text
            name="taxPercent"
            label={t`Tax on plans, in percent`}
            inputMode="decimal"
            help={t`Existing invoices keep theirs.`}
          />
        </div>
      </FormSection>
      <FormSection title={<Trans>Invoices and receipts</Trans>}>
        <Field.Text
          name="issuer.name"
          label={t`Legal name of the issuer`}
          isOptional
          emptyIsNull
          help={t`Appears on every invoice and receipt from now on.`}
        />
        <div className={formClasses.pair}>
          <Field.Text name="issuer.taxId" label={t`Tax ID`} isOptional emptyIsNull />
          <Field.Text name="issuer.address" label={t`Address`} isOptional emptyIsNull />
        </div>
      </FormSection>
      <FormSection title={<Trans>Profiles on other sites</Trans>}>
        {links
          // Rows are told apart by their place alone.
          .map((_link, index) => ({ index, key: `link-${String(index)}` }))
          .map(({ index, key }) => (
            <div key={key} className={formClasses.pair}>
              <Field.Text name={`socialLinks.${index}.network`} label={t`Network ${index + 1}`} />
              <Field.Text
                name={`socialLinks.${index}.url`}
                label={t`Address ${index + 1}`}
                type="url"
                placeholder="https://"
              />
            </div>
          ))}
        <div className={formClasses.buttons}>
          {links.length < 10 && (
            <Button
              variant="default"
              size="sm"
              onClick={() => setValue('socialLinks', [...links, emptyLink])}
            >
              <Trans>Add a profile</Trans>
            </Button>
          )}
          {links.length > 0 && (
            <Button
              variant="default"
              size="sm"
              onClick={() => setValue('socialLinks', links.slice(0, -1))}
            >
              <Trans>Remove last</Trans>
            </Button>
          )}
        </div>
      </FormSection>
      <FormActions state={state}>{t`Save changes`}</FormActions>
    </FormScope>
  );
}

/** What a color makes of a button and a link, and whether they can be read. */
function ColorPreview({ color }: { color: string }) {
  const { t } = useLingui();
  if (!hexColor.test(color.toLowerCase())) return null;
  const { light } = brandColors(color.toLowerCase());
  const isReadable = isReadableBrand(color.toLowerCase());
  return (
    <p className={classes.preview} style={{ background: '#ffffff' }}>
      <span aria-hidden style={{ background: light.accent, color: '#ffffff' }}>{t`Button`}</span>
      <span aria-hidden style={{ background: light['accent-soft'], color: light['accent-text'] }}>
        {t`Link`}
      </span>
      <strong data-good={isReadable || undefined}>
        {isReadable ? t`Easy to read` : t`Hard to read`}
      </strong>
    </p>
  );
}
