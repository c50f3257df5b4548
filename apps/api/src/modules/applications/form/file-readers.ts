import { parseObjectId } from '../../../platform/database/object-id.ts';
import { onFileRead } from '../../files/index.ts';
import { ApplicationModel } from '../application.model.ts';

const prefix = 'application:';

/**
 * Registers that administrators read what an application holds once it was submitted: until then it
 * is the applicant's own, like the draft itself, and so is what nothing uses yet.
 */
export function keepFilesOfDrafts(): void {
  onFileRead(
    ['LOGO', 'BUSINESS_IMAGE', 'SHAREHOLDER_IMAGE', 'REFERENCE_IMAGE', 'APPLICATION_DOCUMENT'],
    async ({ usedBy }) => {
      if (usedBy.some((user) => !user.startsWith(prefix))) return true;
      const ids = usedBy.map((user) => parseObjectId(user.slice(prefix.length)));
      const submitted = await ApplicationModel.exists({
        _id: { $in: ids.filter((id) => id !== null) },
        dateSubmitted: { $ne: null },
      });
      return submitted !== null;
    },
  );
}
