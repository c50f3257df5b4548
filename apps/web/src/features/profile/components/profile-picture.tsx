import { useLingui } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { useState } from 'react';
import { AvatarField } from '../../../components/files/fields/avatar-field.tsx';
import { type ProfileFieldsFragment, useSetAvatarMutation } from '../../../gql/profile.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';

/** Changes one's own picture; it takes effect at once, wherever it is shown. */
export function ProfilePicture({ profile }: { profile: ProfileFieldsFragment }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [setAvatar, { loading }] = useSetAvatarMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (fileId: string | null) => {
    setProblem(null);
    try {
      const { data } = await setAvatar({ variables: { input: { fileId } } });
      const [refusal] = data?.setAvatar.userErrors ?? [];
      if (refusal) setProblem(errorMessage(refusal.code));
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };

  return (
    <Card padding="lg">
      <AvatarField
        name="avatar"
        label={t`Your picture`}
        personName={profile.displayName}
        personId={profile.id}
        src={profile.photoUrl}
        isSaving={loading}
        error={problem}
        onChange={(file) => void save(file?.fileId ?? null)}
      />
    </Card>
  );
}
