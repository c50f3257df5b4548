import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { MyFavouritesDocument, useDropFavouriteMutation } from '../../../gql/listings.ts';
import classes from './gone-favourite.module.css';

/** A favourite that cannot be seen at present: it may come back, or be dropped. */
export function GoneFavourite({ listingId }: { listingId: string }) {
  const [drop, { loading }] = useDropFavouriteMutation({
    refetchQueries: [MyFavouritesDocument],
    awaitRefetchQueries: true,
  });
  const [hasFailed, setFailed] = useState(false);
  const remove = () => {
    setFailed(false);
    drop({ variables: { input: { listingId, isFavourite: false } } }).catch(() => setFailed(true));
  };
  return (
    <article className={classes.card}>
      <h2 className={classes.title}>
        <Trans>Not available right now</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>Its seller may have sold it or paused it.</Trans>
      </p>
      {hasFailed && (
        <p role="alert" className={classes.text}>
          <Trans>It wasn’t removed. Try again.</Trans>
        </p>
      )}
      <Button variant="default" loading={loading} onClick={remove}>
        <Trans>Remove from favorites</Trans>
      </Button>
    </article>
  );
}
