import type { PageViews } from '../page-route.ts';

export const partnerViews = {
  partners: () =>
    import('../../features/partners/views/partners.tsx').then(({ Partners }) => Partners),
  partner: () =>
    import('../../features/partners/views/partner.tsx').then(({ PartnerPage }) => PartnerPage),
  adminPartners: () =>
    import('../../features/admin-partners/views/partners.tsx').then(({ Partners }) => Partners),
  adminPartner: () =>
    import('../../features/admin-partners/views/partner.tsx').then(
      ({ EditPartner }) => EditPartner,
    ),
  adminCreatePartner: () =>
    import('../../features/admin-partners/views/create-partner.tsx').then(
      ({ CreatePartner }) => CreatePartner,
    ),
} satisfies PageViews;
