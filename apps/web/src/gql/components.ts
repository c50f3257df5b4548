/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ReasonFieldsFragment = {
  text: string | null;
  canned: { en: string | null; es: string | null } | null;
};

export type ApplicationFactsFragment = {
  contactFirstName: string | null;
  contactLastName: string | null;
  email: string | null;
  phone: string | null;
  businessName: string | null;
  businessType: Types.BusinessType | null;
  size: Types.BusinessSize | null;
  referredBy: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  website: string | null;
  instagram: string | null;
  whatsapp: string | null;
  linkedin: string | null;
  facebook: string | null;
  services: Array<string>;
  description: string | null;
  taxId: string | null;
  documentType: string | null;
  lineOfBusiness: string | null;
  natureType: string | null;
  taxScheme: string | null;
  taxResponsibilities: Array<string>;
  taxRegime: string | null;
  vatRegime: string | null;
  taxpayerType: string | null;
  commercialActivity: string | null;
  billingEmail: string | null;
  logo: {
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  } | null;
  additionalImages: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
  shareholders: Array<{
    firstName: string;
    lastName: string;
    identification: string;
    image: {
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    } | null;
  }>;
  commercialReference: {
    firstName: string | null;
    lastName: string | null;
    phone: string | null;
    email: string | null;
    image: {
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    } | null;
  };
  incorporationArticles: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  taxDocuments: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  businessLicense: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  financialStatements: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  lastAssemblyMinutes: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
};

export type ApplicationHistoryFragment = {
  action: Types.ApplicationAction | null;
  from: Types.ApplicationStatus;
  to: Types.ApplicationStatus;
  actorName: string | null;
  at: string;
  reason: { text: string | null; canned: { en: string | null; es: string | null } | null } | null;
  comments: Array<{ field: string; comment: string }>;
};

export type BusinessFormFieldsFragment = {
  id: string;
  name: string;
  services: Array<string>;
  city: string;
  region: string;
  country: string;
  address: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  lineOfBusiness: string | null;
  size: Types.BusinessSize | null;
  description: { en: string | null; es: string | null };
  links: {
    website: string | null;
    instagram: string | null;
    whatsapp: string | null;
    linkedin: string | null;
    facebook: string | null;
  };
  logo: {
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  } | null;
  cover: {
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  } | null;
  gallery: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
};

export type ImageFieldsFragment = {
  fileId: string;
  width: number;
  height: number;
  url: string;
  alt: string | null;
  sources: Array<{ contentType: string; srcSet: string }>;
};

export type FileFieldsFragment = {
  id: string;
  name: string;
  byteSize: number;
  contentType: string;
  image: {
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  } | null;
};

type ListingPrice_Product_Fragment = {
  __typename: 'Product';
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingPrice_Property_Fragment = {
  __typename: 'Property';
  transactionType: Types.TransactionType | null;
  rentalPriceMin: { amountMinor: number; currency: string } | null;
  rentalPriceMax: { amountMinor: number; currency: string } | null;
  listingPriceMin: { amountMinor: number; currency: string } | null;
  listingPriceMax: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingPrice_Service_Fragment = {
  __typename: 'Service';
  startPrice: { amountMinor: number; currency: string } | null;
  endPrice: { amountMinor: number; currency: string } | null;
  pricePerHour: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

export type ListingPriceFragment =
  | ListingPrice_Product_Fragment
  | ListingPrice_Property_Fragment
  | ListingPrice_Service_Fragment;

type ListingCard_Product_Fragment = {
  __typename: 'Product';
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  name: { en: string | null; es: string | null };
  category: { key: string; label: { en: string | null; es: string | null } } | null;
  images: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  artwork: { seed: string; palette: Types.ArtworkPalette };
  business: { id: string; name: string; ratingAverage: number | null; ratingCount: number };
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingCard_Property_Fragment = {
  __typename: 'Property';
  bedrooms: number | null;
  bathrooms: number | null;
  squareFeetMin: number | null;
  squareFeetMax: number | null;
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  transactionType: Types.TransactionType | null;
  name: { en: string | null; es: string | null };
  category: { key: string; label: { en: string | null; es: string | null } } | null;
  images: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  artwork: { seed: string; palette: Types.ArtworkPalette };
  business: { id: string; name: string; ratingAverage: number | null; ratingCount: number };
  rentalPriceMin: { amountMinor: number; currency: string } | null;
  rentalPriceMax: { amountMinor: number; currency: string } | null;
  listingPriceMin: { amountMinor: number; currency: string } | null;
  listingPriceMax: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingCard_Service_Fragment = {
  __typename: 'Service';
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  name: { en: string | null; es: string | null };
  category: { key: string; label: { en: string | null; es: string | null } } | null;
  images: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  artwork: { seed: string; palette: Types.ArtworkPalette };
  business: { id: string; name: string; ratingAverage: number | null; ratingCount: number };
  startPrice: { amountMinor: number; currency: string } | null;
  endPrice: { amountMinor: number; currency: string } | null;
  pricePerHour: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

export type ListingCardFragment =
  | ListingCard_Product_Fragment
  | ListingCard_Property_Fragment
  | ListingCard_Service_Fragment;

export const ReasonFieldsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'ReasonFields' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'canned' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'en' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'es' }, arguments: [], directives: [] },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'text' }, arguments: [], directives: [] },
    ],
  },
};

export const ApplicationFactsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'ApplicationFacts' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'contactFirstName' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'contactLastName' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'email' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'phone' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'businessName' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'businessType' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'size' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'referredBy' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'logo' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' }, directives: [] },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'additionalImages' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' }, directives: [] },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'address' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'city' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'state' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'postalCode' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'country' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'website' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'instagram' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'linkedin' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'facebook' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'authorizedUsers' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'firstName' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'lastName' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'email' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'services' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'description' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'taxId' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'documentType' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'lineOfBusiness' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'natureType' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'taxResponsibilities' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'taxpayerType' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'commercialActivity' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'billingEmail' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'shareholders' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'firstName' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'lastName' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'identification' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'image' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'FragmentSpread',
                    name: { kind: 'Name', value: 'FileFields' },
                    directives: [],
                  },
                ],
              },
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'commercialReference' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'firstName' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'lastName' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'phone' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'email' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'image' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'FragmentSpread',
                    name: { kind: 'Name', value: 'FileFields' },
                    directives: [],
                  },
                ],
              },
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'incorporationArticles' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' }, directives: [] },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'taxDocuments' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' }, directives: [] },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'businessLicense' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' }, directives: [] },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'financialStatements' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' }, directives: [] },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'lastAssemblyMinutes' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' }, directives: [] },
          ],
        },
      },
    ],
  },
};

export const ApplicationHistoryFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'ApplicationHistory' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'action' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'from' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'to' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'actorName' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'at' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'reason' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'FragmentSpread',
              name: { kind: 'Name', value: 'ReasonFields' },
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'comments' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'field' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'comment' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
    ],
  },
};

export const BusinessFormFieldsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'BusinessFormFields' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Business' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'description' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'en' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'es' }, arguments: [], directives: [] },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'services' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'city' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'region' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'country' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'address' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'contactEmail' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'contactPhone' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'links' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'website' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'instagram' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'whatsapp' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'linkedin' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'facebook' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'lineOfBusiness' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'size' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'logo' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'FragmentSpread',
              name: { kind: 'Name', value: 'ImageFields' },
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'cover' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'FragmentSpread',
              name: { kind: 'Name', value: 'ImageFields' },
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'gallery' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'FragmentSpread',
              name: { kind: 'Name', value: 'ImageFields' },
              directives: [],
            },
          ],
        },
      },
    ],
  },
};

export const ImageFieldsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'ImageFields' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'fileId' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'width' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'height' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'url' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'sources' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'contentType' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'srcSet' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'alt' }, arguments: [], directives: [] },
    ],
  },
};

export const FileFieldsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'FileFields' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'byteSize' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'contentType' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'image' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'FragmentSpread',
              name: { kind: 'Name', value: 'ImageFields' },
              directives: [],
            },
          ],
        },
      },
    ],
  },
};

export const ListingPriceFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'ListingPrice' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: '__typename' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'priceFrom' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'amountMinor' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'currency' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'InlineFragment',
        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Service' } },
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'startPrice' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'amountMinor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'currency' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'endPrice' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'amountMinor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'currency' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'pricePerHour' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'amountMinor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'currency' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
          ],
        },
      },
      {
        kind: 'InlineFragment',
        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'transactionType' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'rentalPriceMin' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'amountMinor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'currency' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'rentalPriceMax' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'amountMinor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'currency' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'listingPriceMin' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'amountMinor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'currency' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'listingPriceMax' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'amountMinor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'currency' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
};

export const ListingCardFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'ListingCard' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: '__typename' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'type' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'name' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'en' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'es' }, arguments: [], directives: [] },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'category' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'key' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'label' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'en' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'es' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
          ],
        },
      },
      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListingPrice' }, directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'images' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'first' },
            value: { kind: 'IntValue', value: '1' },
          },
        ],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'FragmentSpread',
              name: { kind: 'Name', value: 'ImageFields' },
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'artwork' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'seed' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'palette' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'InlineFragment',
        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'bedrooms' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'bathrooms' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'squareFeetMin' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'squareFeetMax' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'city' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'datePublished' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'viewerHasSaved' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'business' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'ratingAverage' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'ratingCount' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
    ],
  },
};
