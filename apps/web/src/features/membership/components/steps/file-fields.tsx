import { limits } from '@wiki/domain';
import { DocumentField } from '../../../../components/files/fields/document-field.tsx';
import type { FileFieldProps } from '../../../../components/files/fields/field-props.ts';
import { ImageField } from '../../../../components/files/fields/image-field.tsx';
import { ImageListField } from '../../../../components/files/fields/image-list-field.tsx';
import type { CustomField } from '../../../../components/form/fields.tsx';
import type { FileValue } from '../../../../lib/uploads/file-value.ts';
import type { KnownFiles } from '../../application-values.ts';
import { Field } from '../fields.tsx';
import { useApplicationContext } from '../form-context.tsx';

const filesNamed = (ids: readonly string[], known: KnownFiles): FileValue[] =>
  ids.flatMap((id) => known[id] ?? []);

type PictureName = 'logoId' | 'commercialReference.imageId' | `shareholders.${number}.imageId`;

const purposes = {
  logoId: 'LOGO',
  'commercialReference.imageId': 'REFERENCE_IMAGE',
} as const;

/** One picture of the form, such as the logo. */
export function PictureField({ name }: { name: PictureName }) {
  const { files, remember } = useApplicationContext();
  const purpose =
    name === 'logoId' || name === 'commercialReference.imageId'
      ? purposes[name]
      : ('SHAREHOLDER_IMAGE' as const);
  return (
    <Field.Custom name={name}>
      {({ ref: _ref, value, onChange, ...field }) => (
        <ImageField
          {...field}
          purpose={purpose}
          value={filesNamed(value ? [String(value)] : [], files)[0] ?? null}
          onChange={(file) => {
            if (file) remember([file]);
            onChange(file?.fileId ?? null);
          }}
        />
      )}
    </Field.Custom>
  );
}

/** Binds a field of several files, which holds their ids. */
function useFileList(): (field: CustomField) => FileListProps {
  const { files, remember } = useApplicationContext();
  return ({ ref: _ref, value, onChange, ...field }) => ({
    ...field,
    value: filesNamed(value as string[], files),
    onChange: (list) => {
      remember(list);
      onChange(list.map(({ fileId }) => fileId));
    },
  });
}

type FileListProps = Omit<FileFieldProps<FileValue[]>, 'purpose'>;

/** The further pictures of the business. */
export function PicturesField() {
  const bind = useFileList();
  return (
    <Field.Custom name="additionalImageIds">
      {(field) => (
        <ImageListField
          {...bind(field)}
          purpose="BUSINESS_IMAGE"
          max={limits.application.images}
          hasAlt={false}
        />
      )}
    </Field.Custom>
  );
}

export type DocumentsName =
  | 'incorporationArticleIds'
  | 'taxDocumentIds'
  | 'businessLicenseIds'
  | 'financialStatementIds'
  | 'lastAssemblyMinuteIds';

/** Documents of one kind. */
export function DocumentsField({ name }: { name: DocumentsName }) {
  const bind = useFileList();
  return (
    <Field.Custom name={name}>
      {(field) => <DocumentField {...bind(field)} purpose="APPLICATION_DOCUMENT" />}
    </Field.Custom>
  );
}
