import { Trans, useLingui } from '@lingui/react/macro';
import { pickList } from '@wiki/domain';
import { Button, ErrorState, InlineAlert } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { ReportButton } from '../../../domains/report/report-button.tsx';
import { useBusinessQuery } from '../../../gql/entrepreneurs.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { Anchors } from '../components/anchors.tsx';
import { BusinessDiscussions } from '../components/business-discussions.tsx';
import { ContactList } from '../components/contact/contact-list.tsx';
import { Facts } from '../components/facts.tsx';
import { Gallery } from '../components/gallery.tsx';
import { Offers } from '../components/offers.tsx';
import { People } from '../components/people.tsx';
import { PlaceAndHours } from '../components/contact/place-and-hours.tsx';
import { Questions } from '../components/questions/questions.tsx';
import { ReviewsSection } from '../components/reviews-section.tsx';
import { ProfileHead } from '../components/profile-head.tsx';
import { BusinessShape } from '../../../components/page-shapes/business-shape.tsx';
import { Verified } from '../components/verified.tsx';
import { useBusinessQuestions } from '../hooks/use-business-questions.ts';
import { useOffers } from '../hooks/use-offers.ts';
import type { PublicBusiness } from '../public-business.ts';
import classes from './public-profile.module.css';

/** One business as everybody sees it. */
export function PublicProfile() {
  const { t } = useLingui();
  const { businessId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useBusinessQuery({
    variables: { id: businessId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.business) return <Profile business={data.business} />;
  if (data) {
    return (
      <Notice
        art="no-business"
        title={t`This business isn’t here`}
        text={t`It may have left the network, or its profile may be hidden for now.`}
      >
        <Button component={Link} to={paths.entrepreneurs()}>
          <Trans>See all entrepreneurs</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`Entrepreneur`}>
      {error ? (
        <ErrorState
          title={t`We couldn’t load the profile`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <BusinessShape />
      )}
    </Page>
  );
}

function Profile({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const localized = useLocalized();
  const { name, description, services, gallery, status } = business;
  const offers = useOffers(business.id);
  const questions = useBusinessQuestions(business.id);
  const { words, language } = pickList(services, useLanguage());
  return (
    <Page title={name} description={localized(description).slice(0, 200)}>
      <BackLink to={paths.entrepreneurs()}>
        <Trans>All entrepreneurs</Trans>
      </BackLink>
      {status === 'inactive' && (
        <div className={classes.hidden}>
          <InlineAlert tone="warning">
            <Trans>This profile is hidden: visitors can’t see it.</Trans>
          </InlineAlert>
        </div>
      )}
      <ProfileHead business={business} />
      <Anchors
        business={business}
        offers={offers.reduce((sum, { count }) => sum + count, 0)}
        questions={(questions.totalCount ?? 0) + business.answeredQuestions.length}
      />
      <div className={classes.layout}>
        <div className={classes.main}>
          <section id="about" aria-labelledby="about-title" className={classes.section}>
            <h2 id="about-title">
              <Trans>About</Trans>
            </h2>
            <p className={classes.text}>
              <LocalizedText text={description} withLabel />
            </p>
            {words.length > 0 && (
              <ul className={classes.services} aria-label={t`What it does`} lang={language}>
                {words.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            )}
            <HydratedWhenReached>
              <Facts business={business} />
            </HydratedWhenReached>
            <HydratedWhenReached>
              <ContactList business={business} />
            </HydratedWhenReached>
          </section>
          <HydratedWhenReached>
            <People people={business.people} />
          </HydratedWhenReached>
          <HydratedWhenReached>
            <Gallery pictures={gallery} />
          </HydratedWhenReached>
        </div>
        <aside className={classes.aside}>
          {business.dateVerified && <Verified since={business.dateVerified} />}
          <HydratedWhenReached>
            <PlaceAndHours business={business} />
          </HydratedWhenReached>
        </aside>
        <div className={classes.wide}>
          <HydratedWhenReached>
            <Offers business={business} offers={offers} />
          </HydratedWhenReached>
          <HydratedWhenReached>
            <ReviewsSection business={business} />
          </HydratedWhenReached>
          <HydratedWhenReached>
            <Questions business={business} list={questions} />
          </HydratedWhenReached>
          <HydratedWhenReached>
            <BusinessDiscussions businessId={business.id} />
          </HydratedWhenReached>
          <div>
            <ReportButton kind="business" id={business.id} businessId={business.id} />
          </div>
        </div>
      </div>
    </Page>
  );
}
