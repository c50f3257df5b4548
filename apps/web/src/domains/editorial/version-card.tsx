import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordState } from '../../components/conflict/use-conflict.tsx';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { EditorCard } from './editor-frame.tsx';
import type { EditedText } from './use-edited-text.tsx';
import { type ComparedText, type ShownVersion, Versions } from './versions.tsx';

export interface VersionCardProps<Values> {
  versions: readonly ShownVersion[];
  edited: EditedText<Values>;
  /** Makes a version the draft; answers the draft as it is then. */
  restore: (number: number) => Promise<{
    restored: RecordState<Values, number> | null;
    userErrors: readonly RefusedInput[];
  }>;
  onRestored?: () => Promise<void>;
}

/** The versions that were published, any of which can be written on from. */
export function VersionCard<Values extends ComparedText>({
  versions,
  edited,
  restore,
  onRestored,
}: VersionCardProps<Values>) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  return (
    <EditorCard title={<Trans>Versions</Trans>}>
      <Versions
        versions={versions}
        draft={edited.values}
        onRestore={async (number) => {
          await edited.saver.flush();
          const { restored, userErrors } = await restore(number);
          if (!restored) {
            showToast(errorMessage(userErrors[0]?.code ?? 'INTERNAL'), { tone: 'failed' });
            return;
          }
          edited.begin(restored);
          showToast(t`Version ${number} is in the editor. Publish it to show it to readers.`);
          await onRestored?.();
        }}
      />
    </EditorCard>
  );
}
