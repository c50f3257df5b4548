import { Trans, useLingui } from '@lingui/react/macro';
import { type ApplicationFieldName, colombianListFields, notApplicable } from '@wiki/domain';
import type { ReactNode } from 'react';
import { Picture } from '../../../components/files/picture.tsx';
import { useReference } from '../../../components/places/use-reference.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import type { ApplicationValues } from '../application-values.ts';
import { isOptional } from '../field-rules.ts';
import { type ListFieldName, referenceLists } from '../reference-lists.ts';
import { sizeNames, typeNames } from '../value-names.ts';
import { useApplicationContext } from './form-context.tsx';
import classes from './review-step.module.css';

interface ValueProps {
  field: ApplicationFieldName;
  values: ApplicationValues;
}

const listFields: ReadonlySet<string> = new Set(colombianListFields);
const isList = (field: string): field is ListFieldName => listFields.has(field);

/** The value of a field as people read it. */
export function ReviewValue({ field, values }: ValueProps): ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  if (isList(field)) {
    const value = values[field];
    return (
      <ListValue
        field={field}
        values={typeof value === 'string' ? [value] : value}
        parent={field === 'commercialActivity' ? values.lineOfBusiness : undefined}
      />
    );
  }
  switch (field) {
    case 'businessType':
      return values.businessType ? t(typeNames[values.businessType]) : <Nothing field={field} />;
    case 'size':
      return values.size ? t(sizeNames[values.size]) : <Nothing field={field} />;
    case 'country':
      return values.country ? format.country(values.country) : <Nothing field={field} />;
    case 'services':
      return values.services.join(', ') || <Nothing field={field} />;
    case 'authorizedUsers':
      return (
        <Lines
          field={field}
          lines={values.authorizedUsers.map(
            ({ firstName, lastName, email }) => `${firstName} ${lastName}, ${email}`,
          )}
        />
      );
    case 'shareholders':
      return (
        <Lines
          field={field}
          lines={values.shareholders.map(
            ({ firstName, lastName, identification }) =>
              `${firstName} ${lastName}, ${identification}`,
          )}
        />
      );
    case 'logoId':
      return <Files field={field} ids={values.logoId ? [values.logoId] : []} />;
    case 'commercialReference.imageId': {
      const { imageId } = values.commercialReference;
      return <Files field={field} ids={imageId ? [imageId] : []} />;
    }
    case 'additionalImageIds':
    case 'incorporationArticleIds':
    case 'taxDocumentIds':
    case 'businessLicenseIds':
    case 'financialStatementIds':
    case 'lastAssemblyMinuteIds':
      return <Files field={field} ids={values[field]} />;
    case 'commercialReference.firstName':
      return values.commercialReference.firstName || <Nothing field={field} />;
    case 'commercialReference.lastName':
      return values.commercialReference.lastName || <Nothing field={field} />;
    case 'commercialReference.phone':
      return values.commercialReference.phone || <Nothing field={field} />;
    case 'commercialReference.email':
      return values.commercialReference.email || <Nothing field={field} />;
    default:
      return values[field] || <Nothing field={field} />;
  }
}

/** Says that there is nothing, and whether something must be. */
function Nothing({ field }: { field: ApplicationFieldName }) {
  return isOptional(field) ? (
    <span className={classes.nothing}>
      <Trans>Left empty</Trans>
    </span>
  ) : (
    <span className={classes.nothing} data-missing>
      <Trans>Missing</Trans>
    </span>
  );
}

function Lines({ field, lines }: { field: ApplicationFieldName; lines: readonly string[] }) {
  if (lines.length === 0) return <Nothing field={field} />;
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Files({ field, ids }: { field: ApplicationFieldName; ids: readonly string[] }) {
  const { files } = useApplicationContext();
  const known = ids.flatMap((id) => files[id] ?? []);
  if (known.length === 0) return <Nothing field={field} />;
  return (
    <ul className={classes.files}>
      {known.map(({ fileId, name, image }) => (
        <li key={fileId}>
          {image ? (
            <Picture image={image} sizes="72px" alt={name} className={classes.picture} />
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

function ListValue({
  field,
  values,
  parent,
}: {
  field: ListFieldName;
  values: readonly string[];
  parent?: string;
}) {
  const { t } = useLingui();
  const localized = useLocalized();
  const isAsked = values.some((value) => value !== '' && value !== notApplicable);
  const { entries } = useReference(referenceLists[field], isAsked ? parent : null);
  const names = values.filter(Boolean).map((value) => {
    if (value === notApplicable) return t`Not applicable`;
    return localized(entries.find((entry) => entry.value === value)?.label) || value;
  });
  return <Lines field={field} lines={names} />;
}
