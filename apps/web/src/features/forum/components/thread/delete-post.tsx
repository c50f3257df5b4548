import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';

// It carries a form, which few readers open.
const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'), 'DeleteDialog');

/** Deletes a discussion or a comment, after a question or with a reason. */
export function DeletePost(props: ComponentProps<typeof DeleteDialog>) {
  return (
    <Suspense>
      <DeleteDialog {...props} />
    </Suspense>
  );
}
