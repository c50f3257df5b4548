/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export const ImageFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImageFieldsFragment, unknown>;
export const FileFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FileFieldsFragment, unknown>;
export const ApplicationFactsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationFactsFragment, unknown>;
export const ReasonFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReasonFieldsFragment, unknown>;
export const ApplicationHistoryFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationHistoryFragment, unknown>;
export const BusinessFormFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BusinessFormFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Business' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'description' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'region' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactPhone' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'links' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'website' } },
                { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
                { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
                { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
                { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cover' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'gallery' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BusinessFormFieldsFragment, unknown>;
export const ListingPriceFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingPrice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'priceFrom' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Service' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'startPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'endPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pricePerHour' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'transactionType' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListingPriceFragment, unknown>;
export const ListingCardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'name' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'label' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'es' } },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListingPrice' } },
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
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'artwork' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'palette' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'datePublished' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerHasSaved' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'business' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ratingAverage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ratingCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingPrice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'priceFrom' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Service' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'startPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'endPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pricePerHour' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'transactionType' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListingCardFragment, unknown>;
