import { pathTo } from '@wiki/domain';
import { previewOf } from '../../../platform/http/pages/page-meta-texts.ts';
import { stepTo, type PageMetaReader } from '../../../platform/http/pages/page-meta.ts';
import { findBusiness } from '../../businesses/index.ts';
import { findPublicReview } from '../review.store.ts';

/** What the page of a review that everybody reads says to search engines and link previews. */
export const reviewPage: PageMetaReader = async (id, language) => {
  const review = await findPublicReview(id);
  const business = review && (await findBusiness(review.businessId));
  if (!business) return null;
  const reviewOf = language === 'es' ? 'reseña de' : 'review of';
  return {
    title: `${review.subject}: ${reviewOf} ${business.name}`,
    description: previewOf(review.exchangeDetails),
    type: 'article',
    artwork: business.artwork,
    trail: [
      stepTo('entrepreneurs', language),
      {
        name: business.name,
        path: pathTo('entrepreneur', { businessId: review.businessId }),
      },
    ],
  };
};
