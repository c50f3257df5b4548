import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, ListSkeleton } from '@wiki/ui';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { Picture } from '../../../components/files/picture.tsx';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { useChatSharedQuery } from '../../../gql/inbox.ts';
import type { SharedKind } from '../../../gql/schema-types.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import type { ConversationDialogProps } from './conversation/conversation-dialogs.tsx';
import { LinkedText } from './conversation/linked-text.tsx';
import { FileCard } from './conversation/message-files.tsx';
import classes from './people.module.css';

const PictureViewer = lazyPart(
  () => import('../../../domains/listing-parts/picture-viewer.tsx'),
  'PictureViewer',
);

const kinds = ['IMAGES', 'FILES', 'LINKS'] as const;

/** The photos, files and links of a conversation, the newest first. */
export function SharedDialog({ chat, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [kind, setKind] = useState<SharedKind>('IMAGES');
  const [opened, setOpened] = useState<number | null>(null);
  const { data, error, fetchMore, refetch } = useChatSharedQuery({
    variables: { id: chat.id, kind, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const shared = data?.chat?.shared;
  const more = useMore(shared?.pageInfo, (after) => fetchMore({ variables: { after } }));
  const messages = shared?.edges.map(({ node }) => node) ?? [];
  const images = messages.flatMap((message) => message.images);
  const names = { IMAGES: t`Photos`, FILES: t`Files`, LINKS: t`Links` };
  return (
    <Dialog title={t`Photos, files and links`} size="wide" onClose={onClose}>
      <div className={classes.tabs}>
        {kinds.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === kind ? 'light' : 'subtle'}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {names[each]}
          </Button>
        ))}
      </div>
      {error && !data && (
        <ErrorState
          title={t`We couldn’t load them`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <ListSkeleton label={t`Loading`} count={3} />}
      {shared && messages.length === 0 && (
        <p className={classes.count}>
          <Trans>Nothing like that has been shared here yet.</Trans>
        </p>
      )}
      {kind === 'IMAGES' && (
        <div className={classes.grid}>
          {images.map((image, index) => {
            const place = index + 1;
            const count = images.length;
            return (
              <button
                key={image.fileId}
                type="button"
                aria-label={t`Photo ${place} of ${count}`}
                onClick={() => setOpened(index)}
              >
                <Picture image={image} sizes="160px" alt="" />
              </button>
            );
          })}
        </div>
      )}
      {kind === 'FILES' && (
        <div className={classes.links}>
          {messages.flatMap(({ files }) =>
            files.map((file) => <FileCard key={file.id} file={file} />),
          )}
        </div>
      )}
      {kind === 'LINKS' && (
        <ul className={classes.links}>
          {messages.flatMap(({ id, links }) =>
            links.map((link) => (
              <li key={`${id}${link}`}>
                <LinkedText text={link} />
              </li>
            )),
          )}
        </ul>
      )}
      <MoreButton more={more}>
        <Trans>Show earlier ones</Trans>
      </MoreButton>
      {opened !== null && (
        <Suspense>
          <PictureViewer pictures={images} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Dialog>
  );
}
