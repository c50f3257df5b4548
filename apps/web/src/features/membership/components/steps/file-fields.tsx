import { limits } from '@wiki/domain';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { DocumentField } from '../../../../components/files/fields/document-field.tsx';
import { ImageField } from '../../../../components/files/fields/image-field.tsx';
import { ImageListField } from '../../../../components/files/fields/image-list-field.tsx';
import type { FileValue } from '../../../../lib/uploads/file-value.ts';
import type { KnownFiles } from '../../application-values.ts';
import { FieldPlace } from '../field-place.tsx';
import { useApplicationContext, useFieldWords } from '../form-context.tsx';

const filesNamed = (ids: readonly string[], known: KnownFiles): FileValue[] =>
  ids.flatMap((id) => known[id] ?? []);
const idsOf = (files: readonly FileValue[]): string[] => files.map(({ fileId }) => fileId);

/** Tells the form that a file of the field is on its way; a field that goes away has none. */
function useBusy(name: string): (isBusy: boolean) => void {
  const { onBusyChange } = useApplicationContext();
  useEffect(() => () => onBusyChange(name, false), [name, onBusyChange]);
  return (isBusy) => onBusyChange(name, isBusy);
}

type PictureName = 'logoId' | 'commercialReference.imageId' | `shareholders.${number}.imageId`;

const purposes = {
  logoId: 'LOGO',
  'commercialReference.imageId': 'REFERENCE_IMAGE',
} as const;

/** One picture of the form, such as the logo. */
export function PictureField({ name }: { name: PictureName }) {
  const { form, files, remember } = useApplicationContext();
  const words = useFieldWords(name);
  const onBusyChange = useBusy(name);
  const purpose =
    name === 'logoId' || name === 'commercialReference.imageId'
      ? purposes[name]
      : ('SHAREHOLDER_IMAGE' as const);
  return (
    <FieldPlace name={name}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <ImageField
            {...words}
            purpose={purpose}
            name={name}
            value={filesNamed(field.value ? [field.value] : [], files)[0] ?? null}
            onChange={(file) => {
              if (file) remember([file]);
              field.onChange(file?.fileId ?? null);
            }}
            onBlur={field.onBlur}
            onBusyChange={onBusyChange}
          />
        )}
      />
    </FieldPlace>
  );
}

/** The further pictures of the business. */
export function PicturesField() {
  const { form, files, remember } = useApplicationContext();
  const name = 'additionalImageIds';
  const words = useFieldWords(name);
  const onBusyChange = useBusy(name);
  return (
    <FieldPlace name={name}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <ImageListField
            {...words}
            purpose="BUSINESS_IMAGE"
            max={limits.application.images}
            hasAlt={false}
            name={name}
            value={filesNamed(field.value, files)}
            onChange={(list) => {
              remember(list);
              field.onChange(idsOf(list));
            }}
            onBlur={field.onBlur}
            onBusyChange={onBusyChange}
          />
        )}
      />
    </FieldPlace>
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
  const { form, files, remember } = useApplicationContext();
  const words = useFieldWords(name);
  const onBusyChange = useBusy(name);
  return (
    <FieldPlace name={name}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <DocumentField
            {...words}
            purpose="APPLICATION_DOCUMENT"
            name={name}
            value={filesNamed(field.value, files)}
            onChange={(list) => {
              remember(list);
              field.onChange(idsOf(list));
            }}
            onBlur={field.onBlur}
            onBusyChange={onBusyChange}
          />
        )}
      />
    </FieldPlace>
  );
}
