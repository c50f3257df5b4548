import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type ApplicationFieldName,
  applicationFields,
  formatTaxId,
  notApplicable,
} from '@wiki/domain';
import { Card } from '@wiki/ui';
import { Fragment, type ReactNode } from 'react';
import type { ApplicationFactsFragment } from '../../gql/application.ts';
import type { ReferenceList } from '../../gql/schema-types.ts';
import { formatPhone } from '../../lib/format/format-phone.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './application-facts.module.css';
import { businessSizeLabels, businessTypeLabels } from './choices.ts';
import { fieldLabels } from './field-labels.ts';
import { PrivateFiles, PrivatePictures } from './private-files.tsx';
import { ReferenceName } from './reference-name.tsx';
import { stepTitles } from './step-titles.ts';

/** A field since the last review: changed as asked, changed without being asked, asked for and not changed. */
export type FieldMark = 'done' | 'unasked' | 'open';

const noMarks: ReadonlyMap<string, FieldMark> = new Map();

export interface ApplicationFactsProps {
  form: ApplicationFactsFragment;
  /** What stands below a field: a comment to read or to write. */
  renderBelow?: (field: ApplicationFieldName) => ReactNode;
  /** How fields stand that are not as they were, or should not be. */
  marks?: ReadonlyMap<string, FieldMark>;
  /** Whether sections fold: those without a mark begin folded where others have one. */
  isFolding?: boolean;
  /** At the end of a section's heading: a link to edit it. */
  renderAside?: (step: (typeof sections)[number]) => ReactNode;
}

const sections = ['GENERAL', 'CONTACT', 'BUSINESS', 'DOCUMENTS'] as const;

/** Everything an application says, by the steps of its form. */
export function ApplicationFacts({
  form,
  renderBelow,
  renderAside,
  marks = noMarks,
  isFolding = false,
}: ApplicationFactsProps) {
  const { t } = useLingui();
  const markWords: Record<FieldMark, string> = {
    done: t`Changed as requested`,
    unasked: t`Changed without being requested`,
    open: t`Asked for and not changed`,
  };
  return (
    <>
      {sections.map((step) => {
        const fields = applicationFields.filter((each) => each.step === step);
        const count = fields.filter(({ field }) => marks.has(field)).length;
        const facts = (
          <dl className={classes.facts} data-rows={isFolding || undefined}>
            {fields.map(({ field }) => {
              const mark = marks.get(field);
              return (
                <div
                  key={field}
                  id={`field-${field}`}
                  data-wide={wideFields.has(field) || undefined}
                  data-mark={mark}
                >
                  <dt>{t(fieldLabels[field])}</dt>
                  <dd>
                    <Fact form={form} field={field} />
                    {mark && <span className={classes.mark}>{markWords[mark]}</span>}
                    {renderBelow?.(field)}
                  </dd>
                </div>
              );
            })}
          </dl>
        );
        const title = (
          <h2 className={classes.title}>
            {t(stepTitles[step])}{' '}
            {count > 0 && (
              <small className={classes.count}>
                <Plural value={count} one="# mark" other="# marks" />
              </small>
            )}
          </h2>
        );
        return (
          <Card key={step} padding="lg" className={classes.section}>
            {isFolding ? (
              <details open={marks.size === 0 || count > 0}>
                <summary className={classes.fold}>{title}</summary>
                {facts}
              </details>
            ) : (
              <>
                <div className={classes.head}>
                  {title}
                  {renderAside?.(step)}
                </div>
                {facts}
              </>
            )}
          </Card>
        );
      })}
    </>
  );
}

const wideFields = new Set<ApplicationFieldName>([
  'description',
  'services',
  'authorizedUsers',
  'shareholders',
  'additionalImageIds',
]);

/** Fields whose value is an entry of a reference list. */
const listOf: Partial<Record<ApplicationFieldName, ReferenceList>> = {
  documentType: 'DOCUMENT_TYPES',
  lineOfBusiness: 'LINES_OF_BUSINESS',
  natureType: 'NATURE_TYPES',
  taxScheme: 'TAX_SCHEMES',
  taxRegime: 'TAX_REGIMES',
  vatRegime: 'VAT_REGIMES',
  taxpayerType: 'TAXPAYER_TYPES',
  commercialActivity: 'COMMERCIAL_ACTIVITIES',
};

/** What a form says in one field. */
export function Fact({
  form,
  field,
}: {
  form: ApplicationFactsFragment;
  field: ApplicationFieldName;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { commercialReference: reference } = form;
  const list = listOf[field];
  if (list) return <Entry list={list} value={form[field as keyof typeof form] as string | null} />;
  switch (field) {
    case 'businessType':
      return <Words text={form.businessType && t(businessTypeLabels[form.businessType])} />;
    case 'size':
      return <Words text={form.size && t(businessSizeLabels[form.size])} />;
    case 'country':
      return <Words text={form.country && format.country(form.country)} />;
    case 'services':
      return <Words text={form.services.join(', ')} />;
    case 'taxResponsibilities':
      return <Entries values={form.taxResponsibilities} />;
    case 'authorizedUsers':
      return (
        <People
          people={form.authorizedUsers.map(({ firstName, lastName, email }) => ({
            name: `${firstName} ${lastName}`,
            detail: email,
          }))}
        />
      );
    case 'shareholders':
      return (
        <People
          people={form.shareholders.map(({ firstName, lastName, identification, image }) => ({
            name: `${firstName} ${lastName}`,
            detail: identification,
            file: image ?? null,
          }))}
        />
      );
    case 'logoId':
      return <PrivatePictures files={form.logo ? [form.logo] : []} />;
    case 'additionalImageIds':
      return <PrivatePictures files={form.additionalImages} />;
    case 'incorporationArticleIds':
      return <PrivateFiles files={form.incorporationArticles} />;
    case 'taxDocumentIds':
      return <PrivateFiles files={form.taxDocuments} />;
    case 'businessLicenseIds':
      return <PrivateFiles files={form.businessLicense} />;
    case 'financialStatementIds':
      return <PrivateFiles files={form.financialStatements} />;
    case 'lastAssemblyMinuteIds':
      return <PrivateFiles files={form.lastAssemblyMinutes} />;
    case 'commercialReference.firstName':
      return <Words text={reference.firstName} />;
    case 'commercialReference.lastName':
      return <Words text={reference.lastName} />;
    case 'phone':
    case 'whatsapp':
      return <Phone number={form[field]} />;
    case 'taxId':
      return <Words text={form.taxId && formatTaxId(form.taxId, form.country ?? '')} />;
    case 'website':
    case 'linkedin':
    case 'facebook':
      return <Site address={form[field]} />;
    case 'instagram':
      return <Site address={form.instagram} of="https://www.instagram.com/" />;
    case 'commercialReference.phone':
      return <Phone number={reference.phone} />;
    case 'email':
    case 'billingEmail':
      return <Mail address={form[field]} />;
    case 'commercialReference.email':
      return <Mail address={reference.email} />;
    case 'commercialReference.imageId':
      return <PrivatePictures files={reference.image ? [reference.image] : []} />;
    default:
      return <Words text={form[field as keyof typeof form] as string | null} />;
  }
}

function Words({ text }: { text: string | null | undefined }) {
  if (text) return text;
  return (
    <span className={classes.empty}>
      <Trans>Not given</Trans>
    </span>
  );
}

/** A number that is called by a press. */
function Phone({ number }: { number: string | null | undefined }) {
  if (!number) return <Words text={null} />;
  return <a href={`tel:${number}`}>{formatPhone(number)}</a>;
}

/** An address that is written to by a press. */
function Mail({ address }: { address: string | null | undefined }) {
  if (!address) return <Words text={null} />;
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** A page of the business elsewhere, in a tab of its own: what is no address stays words. */
function Site({ address, of = '' }: { address: string | null | undefined; of?: string }) {
  if (!address) return <Words text={null} />;
  const name = /^@?([\w.]+)$/.exec(address)?.[1];
  const url = of && name ? of + name : address;
  if (!url.startsWith('https://')) return address;
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow">
      {address}
    </a>
  );
}

function Entry({ list, value }: { list: ReferenceList; value: string | null | undefined }) {
  if (!value) return <Words text={null} />;
  if (value === notApplicable) return <Trans>Not applicable</Trans>;
  return <ReferenceName list={list} value={value} />;
}

function Entries({ values }: { values: readonly string[] }) {
  if (values.length === 0) return <Words text={null} />;
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <Entry list="TAX_RESPONSIBILITIES" value={value} />
    </Fragment>
  ));
}

interface Person {
  name: string;
  detail: string;
  file?: ApplicationFactsFragment['logo'];
}

function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return <Words text={null} />;
  return (
    <ul className={classes.people}>
      {people.map(({ name, detail, file }) => (
        <li key={`${name}-${detail}`}>
          <strong>{name}</strong>
          <span>{detail}</span>
          {file && <PrivatePictures files={[file]} />}
        </li>
      ))}
    </ul>
  );
}
