import { Trans } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { LineField, TelephoneField } from '../fields.tsx';
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
  return (
    <>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Documents</Trans>
          </legend>
          <p className={classes.note}>
            <Trans>Only you and our team can open them. You may add several of each.</Trans>
          </p>
          {documents.map((name) => (
            <DocumentsField key={name} name={name} />
          ))}
        </fieldset>
      </Card>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>A commercial reference</Trans>
          </legend>
          <p className={classes.note}>
            <Trans>Someone who does business with you and can vouch for it.</Trans>
          </p>
          <div className={classes.pair}>
            <LineField name="commercialReference.firstName" autoComplete="off" />
            <LineField name="commercialReference.lastName" autoComplete="off" />
          </div>
          <div className={classes.pair}>
            <TelephoneField name="commercialReference.phone" />
            <LineField
              name="commercialReference.email"
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </div>
          <PictureField name="commercialReference.imageId" />
        </fieldset>
      </Card>
    </>
  );
}
