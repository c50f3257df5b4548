import type { ApplicationFieldName } from '@wiki/domain';
import type { ApplicationFactsFragment } from '../../gql/application.ts';
import type { FileFieldsFragment } from '../../gql/components.ts';

/** A document of an application with the field it was given in. */
export interface ApplicationDocument {
  field: ApplicationFieldName;
  file: FileFieldsFragment;
}

/** The documents of a form: of people, of the business, of who knows it. */
export function documentsOf(form: ApplicationFactsFragment): ApplicationDocument[] {
  const { image } = form.commercialReference;
  const byField: readonly (readonly [ApplicationFieldName, readonly FileFieldsFragment[]])[] = [
    ['shareholders', form.shareholders.flatMap((shareholder) => shareholder.image ?? [])],
    ['incorporationArticleIds', form.incorporationArticles],
    ['taxDocumentIds', form.taxDocuments],
    ['businessLicenseIds', form.businessLicense],
    ['financialStatementIds', form.financialStatements],
    ['lastAssemblyMinuteIds', form.lastAssemblyMinutes],
    ['commercialReference.imageId', image ? [image] : []],
  ];
  return byField.flatMap(([field, files]) => files.map((file) => ({ field, file })));
}
