import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../fields.tsx';
import { FormSection } from '../../../../components/form/form-section.tsx';
import classes from '../../../../components/form/form.module.css';
import { type DocumentsName, DocumentsField, PictureField } from './file-fields.tsx';

const documents: readonly DocumentsName[] = [
  'incorporationArticleIds',
  'taxDocumentIds',
  'businessLicenseIds',
  'financialStatementIds',
  'lastAssemblyMinuteIds',
];

/** Documents and the commercial reference. */
export function DocumentsStep() {
  const { t } = useLingui();
  return (
    <>
      <FormSection
        title={<Trans>Documents</Trans>}
        note={<Trans>Only you and our team can open them. You may add several of each.</Trans>}
      >
        {documents.map((name) => (
          <DocumentsField key={name} name={name} />
        ))}
      </FormSection>
      <FormSection
        title={<Trans>A commercial reference</Trans>}
        note={<Trans>Someone who does business with you and can vouch for it.</Trans>}
      >
        <div className={classes.pair}>
          <Field.Text name="commercialReference.firstName" autoComplete="off" />
          <Field.Text name="commercialReference.lastName" autoComplete="off" />
        </div>
        <div className={classes.pair}>
          <Field.Phone name="commercialReference.phone" countryLabel={t`Country of the number`} />
          <Field.Text
            name="commercialReference.email"
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </div>
        <PictureField name="commercialReference.imageId" />
      </FormSection>
    </>
  );
}
