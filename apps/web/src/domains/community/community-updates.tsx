import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BusinessLogo } from '../../components/facts/business-logo.tsx';
import { Picture } from '../../components/files/picture.tsx';
import { MoreButton } from '../../components/lists/more-button.tsx';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { paths } from '../../lib/paths.ts';
import { linesOf, type ListingSubject, type UpdateLine } from './group-updates.ts';
import { useCommunity } from './use-community.ts';
import classes from './community-updates.module.css';

export interface CommunityUpdatesProps {
  /** What came after it is told apart from what came before. */
  since?: Date | null;
  /** Stands above what came before `since`. */
  earlier?: string | null;
}

/** What happens in the network, as it happens. */
export function CommunityUpdates({ since = null, earlier = null }: CommunityUpdatesProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { updates, error, retry, more } = useCommunity();
  if (error) {
    return (
      <ErrorState
        title={t`We couldn’t load the community`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!updates) {
    return (
      <div className={classes.list}>
        <ListSkeleton label={t`Loading the community`} count={6} />
      </div>
    );
  }
  if (updates.length === 0) {
    return (
      <EmptyState
        seed="community"
        headingLevel={3}
        title={<Trans>It’s quiet here</Trans>}
        message={<Trans>What businesses publish and customers say will show up here.</Trans>}
      />
    );
  }
  const lines = linesOf(updates);
  const known = since ? lines.findIndex(({ date }) => new Date(date) <= since) : -1;
  return (
    <>
      <ol className={classes.list}>
        {lines.map((line, index) => (
          <li
            key={line.id}
            className={classes.line}
            data-earlier={(index > 0 && index === known) || undefined}
          >
            {index > 0 && index === known && <span className={classes.earlier}>{earlier}</span>}
            <Line line={line} />
          </li>
        ))}
      </ol>
      <MoreButton more={more}>
        <Trans>Show more</Trans>
      </MoreButton>
    </>
  );
}

function Line({ line }: { line: UpdateLine }) {
  const format = useFormat();
  if (line.kind === 'business') {
    const { business } = line;
    const place = `${business.city}, ${format.country(business.country)}`;
    return (
      <Told business={business} date={line.date} after={place}>
        <Trans>
          <BusinessLink business={business} /> joined the network
        </Trans>
      </Told>
    );
  }
  if (line.kind === 'review') {
    const { business, rating, subject, id } = line.review;
    return (
      <Told business={business} date={line.date}>
        <Trans>
          <BusinessLink business={business} /> received a review of{' '}
          <Plural value={rating} one="# star" other="# stars" />:{' '}
          <Link to={paths.review(id)}>{subject}</Link>
        </Trans>
      </Told>
    );
  }
  const { business, listings } = line;
  const [first] = listings;
  const others = listings.length - 1;
  if (!first) return null;
  return (
    <Told business={business} date={line.date} pictured={others > 0 ? listings : []}>
      {others === 0 ? (
        <Trans>
          <BusinessLink business={business} /> published <ListingLink listing={first} />
        </Trans>
      ) : (
        <Trans>
          <BusinessLink business={business} /> published <ListingLink listing={first} /> and{' '}
          <Plural value={others} one="# more" other="# more" />
        </Trans>
      )}
    </Told>
  );
}

type Named = ListingSubject['business'];

const none: readonly ListingSubject[] = [];

/** How many pictures stand below what is told of several listings. */
const mostPictures = 4;

function Told({
  business,
  date,
  after,
  pictured = none,
  children,
}: {
  business: Named;
  date: string;
  after?: string;
  pictured?: readonly ListingSubject[];
  children: ReactNode;
}) {
  return (
    <>
      <BusinessLogo business={business} size={40} />
      <div className={classes.words}>
        <p className={classes.text}>{children}</p>
        <p className={classes.when}>
          <TimeAgo value={date} />
          {after && ` · ${after}`}
        </p>
        {pictured.length > 0 && (
          <p className={classes.pictures} aria-hidden>
            {pictured.slice(0, mostPictures).flatMap(({ id, images }) =>
              images.map((image) => (
                <span key={id}>
                  <Picture image={image} sizes="56px" alt="" />
                </span>
              )),
            )}
          </p>
        )}
      </div>
    </>
  );
}

const BusinessLink = ({ business }: { business: Named }) => (
  <Link to={paths.entrepreneur(business.id)} className={classes.business}>
    {business.name}
  </Link>
);

function ListingLink({ listing }: { listing: ListingSubject }) {
  const localized = useLocalized();
  return <Link to={paths.listing(listing)}>{localized(listing.listingName)}</Link>;
}
