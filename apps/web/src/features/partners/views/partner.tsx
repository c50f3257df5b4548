import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink, IconMail, IconPhone } from '@tabler/icons-react';
import { Button, Card, ErrorState, InlineAlert } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { OpeningHours } from '../../../domains/places/opening-hours.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import {
  type PartnerLocationFieldsFragment,
  type PartnerQuery,
  usePartnerQuery,
} from '../../../gql/partners.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { OfferCard } from '../components/offer-card.tsx';
import { PartnerPicture } from '../components/partner-picture.tsx';
import { WordList } from '../../../components/facts/word-list.tsx';
import classes from './partner.module.css';

type ShownPartner = NonNullable<PartnerQuery['partnerAt']>;

/** One partner: what it is, what it offers to members, and where it is. */
export function PartnerPage() {
  const { t } = useLingui();
  const { slug = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = usePartnerQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.partnerAt) return <Details partner={data.partnerAt} />;
  if (data) {
    return (
      <Notice
        art="no-partner"
        title={t`This partner isn’t here`}
        text={t`The agreement may have ended, or the link may be incomplete.`}
      >
        <Button component={Link} to={paths.partners()}>
          <Trans>See all partners</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`Partner`}>
      {error ? (
        <ErrorState
          title={t`We couldn’t load the partner`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

function Details({ partner }: { partner: ShownPartner }) {
  const localized = useLocalized();
  const { name, offer, description, services, offers, locations, website, status } = partner;
  return (
    <Page title={name} description={localized(offer)}>
      <BackLink to={paths.partners()}>
        <Trans>All partners</Trans>
      </BackLink>
      {status !== 'PUBLISHED' && (
        <InlineAlert tone="warning">
          <Trans>Only administrators can see this page: it isn’t published.</Trans>
        </InlineAlert>
      )}
      <header className={classes.head}>
        <div className={classes.picture}>
          <PartnerPicture
            partner={partner}
            sizes="(max-width: 56em) 100vw, 480px"
            isFirst
            alt={localized(partner.image?.alt)}
          />
        </div>
        <div className={classes.title}>
          <p className={classes.category}>
            <Link to={paths.partners({ category: partner.category })}>
              <LocalizedText text={partner.categoryName} />
            </Link>
          </p>
          <h1 tabIndex={-1}>{name}</h1>
          <p className={classes.line}>
            <LocalizedText text={offer} withLabel />
          </p>
          <Button
            component="a"
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          >
            <Trans>Visit website</Trans>
          </Button>
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          {offers.length > 0 && (
            <section aria-labelledby="offers">
              <h2 id="offers">
                <Trans>Offers for members</Trans>
              </h2>
              <div className={classes.offers}>
                {offers.map((each) => (
                  <OfferCard key={each.id} partnerId={partner.id} offer={each} />
                ))}
              </div>
            </section>
          )}
          <section aria-labelledby="about">
            <h2 id="about">
              <Trans>About the partner</Trans>
            </h2>
            <p className={classes.text}>
              <LocalizedText text={description} withLabel />
            </p>
          </section>
          {services.length > 0 && (
            <section aria-labelledby="services">
              <h2 id="services">
                <Trans>What it does</Trans>
              </h2>
              <WordList>
                {services.map((service) => (
                  <li key={`${service.en} ${service.es}`}>
                    <LocalizedText text={service} />
                  </li>
                ))}
              </WordList>
            </section>
          )}
        </div>
        {locations.length > 0 && (
          <aside className={classes.aside}>
            <h2>
              <Trans>Where it is</Trans>
            </h2>
            {locations.map((location) => (
              <LocationCard key={`${location.city} ${location.street}`} location={location} />
            ))}
          </aside>
        )}
      </div>
    </Page>
  );
}

function LocationCard({ location }: { location: PartnerLocationFieldsFragment }) {
  const format = useFormat();
  const { name, street, city, country, phone, email, hours, timeZone } = location;
  return (
    <Card padding="lg" className={classes.location ?? ''}>
      <h3>{name ?? city}</h3>
      <address>
        {street}
        <br />
        {city}, {format.country(country)}
      </address>
      {phone && (
        <a href={`tel:${phone}`}>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <IconMail size={18} stroke={1.75} aria-hidden />
          {email}
        </a>
      )}
      <OpeningHours hours={hours} timeZone={timeZone} />
    </Card>
  );
}
