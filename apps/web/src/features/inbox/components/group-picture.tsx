import { useLingui } from '@lingui/react/macro';
import { AvatarField } from '../../../components/files/fields/avatar-field.tsx';
import type { ImageFieldsFragment } from '../../../gql/components.ts';

/** The picture of a group: saved as soon as it is chosen or taken away. */
export function GroupPicture({
  chatId,
  name,
  picture,
  onChange,
}: {
  chatId: string;
  name: string;
  picture: ImageFieldsFragment | null;
  onChange: (fileId: string | null) => void;
}) {
  const { t } = useLingui();
  return (
    <AvatarField
      name="picture"
      label={t`Picture of the group`}
      personName={name}
      personId={chatId}
      purpose="GROUP_PICTURE"
      src={picture?.url ?? null}
      onChange={(value) => onChange(value?.fileId ?? null)}
    />
  );
}
