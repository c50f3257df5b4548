/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImageFieldsFragment = {
  fileId: string;
  width: number;
  height: number;
  url: string;
  alt: string | null;
  sources: Array<{ contentType: string; srcSet: string }>;
};

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

export type CommentFieldsFragment = {
  id: string;
  isBySeller: boolean;
  text: string | null;
  dateCreated: string;
  dateEdited: string | null;
  isDeleted: boolean;
  viewerCanEdit: boolean;
  viewerCanDelete: boolean;
  author: { id: string; displayName: string; photoUrl: string | null } | null;
  deletionReason: {
    text: string | null;
    canned: { en: string | null; es: string | null } | null;
  } | null;
};

export type CommentWithRepliesFragment = {
  id: string;
  isBySeller: boolean;
  text: string | null;
  dateCreated: string;
  dateEdited: string | null;
  isDeleted: boolean;
  viewerCanEdit: boolean;
  viewerCanDelete: boolean;
  replies: Array<{
    id: string;
    isBySeller: boolean;
    text: string | null;
    dateCreated: string;
    dateEdited: string | null;
    isDeleted: boolean;
    viewerCanEdit: boolean;
    viewerCanDelete: boolean;
    author: { id: string; displayName: string; photoUrl: string | null } | null;
    deletionReason: {
      text: string | null;
      canned: { en: string | null; es: string | null } | null;
    } | null;
  }>;
  author: { id: string; displayName: string; photoUrl: string | null } | null;
  deletionReason: {
    text: string | null;
    canned: { en: string | null; es: string | null } | null;
  } | null;
};

export type ListingCommentsQueryVariables = Exact<{
  listingId: string | number;
  after?: string | null | undefined;
}>;

export type ListingCommentsQuery = {
  listing:
    | {
        id: string;
        comments: {
          edges: Array<{
            cursor: string;
            node: {
              id: string;
              isBySeller: boolean;
              text: string | null;
              dateCreated: string;
              dateEdited: string | null;
              isDeleted: boolean;
              viewerCanEdit: boolean;
              viewerCanDelete: boolean;
              replies: Array<{
                id: string;
                isBySeller: boolean;
                text: string | null;
                dateCreated: string;
                dateEdited: string | null;
                isDeleted: boolean;
                viewerCanEdit: boolean;
                viewerCanDelete: boolean;
                author: { id: string; displayName: string; photoUrl: string | null } | null;
                deletionReason: {
                  text: string | null;
                  canned: { en: string | null; es: string | null } | null;
                } | null;
              }>;
              author: { id: string; displayName: string; photoUrl: string | null } | null;
              deletionReason: {
                text: string | null;
                canned: { en: string | null; es: string | null } | null;
              } | null;
            };
          }>;
          pageInfo: { hasNextPage: boolean; endCursor: string | null };
        };
      }
    | {
        id: string;
        comments: {
          edges: Array<{
            cursor: string;
            node: {
              id: string;
              isBySeller: boolean;
              text: string | null;
              dateCreated: string;
              dateEdited: string | null;
              isDeleted: boolean;
              viewerCanEdit: boolean;
              viewerCanDelete: boolean;
              replies: Array<{
                id: string;
                isBySeller: boolean;
                text: string | null;
                dateCreated: string;
                dateEdited: string | null;
                isDeleted: boolean;
                viewerCanEdit: boolean;
                viewerCanDelete: boolean;
                author: { id: string; displayName: string; photoUrl: string | null } | null;
                deletionReason: {
                  text: string | null;
                  canned: { en: string | null; es: string | null } | null;
                } | null;
              }>;
              author: { id: string; displayName: string; photoUrl: string | null } | null;
              deletionReason: {
                text: string | null;
                canned: { en: string | null; es: string | null } | null;
              } | null;
            };
          }>;
          pageInfo: { hasNextPage: boolean; endCursor: string | null };
        };
      }
    | {
        id: string;
        comments: {
          edges: Array<{
            cursor: string;
            node: {
              id: string;
              isBySeller: boolean;
              text: string | null;
              dateCreated: string;
              dateEdited: string | null;
              isDeleted: boolean;
              viewerCanEdit: boolean;
              viewerCanDelete: boolean;
              replies: Array<{
                id: string;
                isBySeller: boolean;
                text: string | null;
                dateCreated: string;
                dateEdited: string | null;
                isDeleted: boolean;
                viewerCanEdit: boolean;
                viewerCanDelete: boolean;
                author: { id: string; displayName: string; photoUrl: string | null } | null;
                deletionReason: {
                  text: string | null;
                  canned: { en: string | null; es: string | null } | null;
                } | null;
              }>;
              author: { id: string; displayName: string; photoUrl: string | null } | null;
              deletionReason: {
                text: string | null;
                canned: { en: string | null; es: string | null } | null;
              } | null;
            };
          }>;
          pageInfo: { hasNextPage: boolean; endCursor: string | null };
        };
      }
    | null;
};

export type AddListingCommentMutationVariables = Exact<{
  input: Types.AddListingCommentInput;
}>;

export type AddListingCommentMutation = {
  addListingComment: {
    comment: {
      id: string;
      isBySeller: boolean;
      text: string | null;
      dateCreated: string;
      dateEdited: string | null;
      isDeleted: boolean;
      viewerCanEdit: boolean;
      viewerCanDelete: boolean;
      replies: Array<{
        id: string;
        isBySeller: boolean;
        text: string | null;
        dateCreated: string;
        dateEdited: string | null;
        isDeleted: boolean;
        viewerCanEdit: boolean;
        viewerCanDelete: boolean;
        author: { id: string; displayName: string; photoUrl: string | null } | null;
        deletionReason: {
          text: string | null;
          canned: { en: string | null; es: string | null } | null;
        } | null;
      }>;
      author: { id: string; displayName: string; photoUrl: string | null } | null;
      deletionReason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
    } | null;
    userErrors: Array<{ code: string; field: string | null; retryAfterSeconds: number | null }>;
  };
};

export type EditListingCommentMutationVariables = Exact<{
  input: Types.EditListingCommentInput;
}>;

export type EditListingCommentMutation = {
  editListingComment: {
    comment: {
      id: string;
      isBySeller: boolean;
      text: string | null;
      dateCreated: string;
      dateEdited: string | null;
      isDeleted: boolean;
      viewerCanEdit: boolean;
      viewerCanDelete: boolean;
      replies: Array<{
        id: string;
        isBySeller: boolean;
        text: string | null;
        dateCreated: string;
        dateEdited: string | null;
        isDeleted: boolean;
        viewerCanEdit: boolean;
        viewerCanDelete: boolean;
        author: { id: string; displayName: string; photoUrl: string | null } | null;
        deletionReason: {
          text: string | null;
          canned: { en: string | null; es: string | null } | null;
        } | null;
      }>;
      author: { id: string; displayName: string; photoUrl: string | null } | null;
      deletionReason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
    } | null;
    userErrors: Array<{ code: string; field: string | null; retryAfterSeconds: number | null }>;
  };
};

export type DeleteListingCommentMutationVariables = Exact<{
  input: Types.DeleteListingCommentInput;
}>;

export type DeleteListingCommentMutation = {
  deleteListingComment: {
    comment: {
      id: string;
      isBySeller: boolean;
      text: string | null;
      dateCreated: string;
      dateEdited: string | null;
      isDeleted: boolean;
      viewerCanEdit: boolean;
      viewerCanDelete: boolean;
      replies: Array<{
        id: string;
        isBySeller: boolean;
        text: string | null;
        dateCreated: string;
        dateEdited: string | null;
        isDeleted: boolean;
        viewerCanEdit: boolean;
        viewerCanDelete: boolean;
        author: { id: string; displayName: string; photoUrl: string | null } | null;
        deletionReason: {
          text: string | null;
          canned: { en: string | null; es: string | null } | null;
        } | null;
      }>;
      author: { id: string; displayName: string; photoUrl: string | null } | null;
      deletionReason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
    } | null;
    userErrors: Array<{ code: string; field: string | null; retryAfterSeconds: number | null }>;
  };
};

type ListingDetails_Product_Fragment = {
  __typename: 'Product';
  manufacturer: string | null;
  brand: string | null;
  model: string | null;
  productId: string | null;
  gtin: string | null;
  sku: string | null;
  condition: Types.ItemCondition | null;
  countryOfOrigin: string | null;
  size: string | null;
  status: Types.ListingStatus;
  region: string;
  country: string;
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  color: { en: string | null; es: string | null } | null;
  description: { en: string | null; es: string | null };
  offers: { en: string | null; es: string | null } | null;
  allImages: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  engagement: { views: number; contacts: number; saves: number; comments: number };
  business: {
    isVerified: boolean;
    city: string;
    region: string;
    country: string;
    id: string;
    name: string;
    ratingAverage: number | null;
    ratingCount: number;
    logo: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  };
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
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingDetails_Property_Fragment = {
  __typename: 'Property';
  propertyType: Types.PropertyType | null;
  fromDate: string | null;
  toDate: string | null;
  squareFeetMin: number | null;
  squareFeetMax: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  agent: string | null;
  status: Types.ListingStatus;
  region: string;
  country: string;
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  transactionType: Types.TransactionType | null;
  amenities: Array<{ key: string; label: { en: string | null; es: string | null } }>;
  video: { url: string; contentType: string } | null;
  description: { en: string | null; es: string | null };
  offers: { en: string | null; es: string | null } | null;
  allImages: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  engagement: { views: number; contacts: number; saves: number; comments: number };
  business: {
    isVerified: boolean;
    city: string;
    region: string;
    country: string;
    id: string;
    name: string;
    ratingAverage: number | null;
    ratingCount: number;
    logo: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  };
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
  rentalPriceMin: { amountMinor: number; currency: string } | null;
  rentalPriceMax: { amountMinor: number; currency: string } | null;
  listingPriceMin: { amountMinor: number; currency: string } | null;
  listingPriceMax: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingDetails_Service_Fragment = {
  __typename: 'Service';
  status: Types.ListingStatus;
  region: string;
  country: string;
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  serviceType: { key: string; label: { en: string | null; es: string | null } } | null;
  availability: { en: string | null; es: string | null } | null;
  description: { en: string | null; es: string | null };
  offers: { en: string | null; es: string | null } | null;
  allImages: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  engagement: { views: number; contacts: number; saves: number; comments: number };
  business: {
    isVerified: boolean;
    city: string;
    region: string;
    country: string;
    id: string;
    name: string;
    ratingAverage: number | null;
    ratingCount: number;
    logo: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  };
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
  startPrice: { amountMinor: number; currency: string } | null;
  endPrice: { amountMinor: number; currency: string } | null;
  pricePerHour: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

export type ListingDetailsFragment =
  | ListingDetails_Product_Fragment
  | ListingDetails_Property_Fragment
  | ListingDetails_Service_Fragment;

export const CommentFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'author' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isBySeller' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateEdited' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDeleted' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deletionReason' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanEdit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanDelete' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CommentFieldsFragment, unknown>;
export const CommentWithRepliesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentWithReplies' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'replies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'author' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isBySeller' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateEdited' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDeleted' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deletionReason' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanEdit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanDelete' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CommentWithRepliesFragment, unknown>;
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
export const ListingDetailsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListingCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'offers' },
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
            alias: { kind: 'Name', value: 'allImages' },
            name: { kind: 'Name', value: 'images' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'region' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'engagement' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'views' } },
                { kind: 'Field', name: { kind: 'Name', value: 'contacts' } },
                { kind: 'Field', name: { kind: 'Name', value: 'saves' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comments' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'business' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isVerified' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'region' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Product' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'manufacturer' } },
                { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
                { kind: 'Field', name: { kind: 'Name', value: 'model' } },
                { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'gtin' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
                { kind: 'Field', name: { kind: 'Name', value: 'condition' } },
                { kind: 'Field', name: { kind: 'Name', value: 'countryOfOrigin' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'color' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'es' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'size' } },
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
                  name: { kind: 'Name', value: 'serviceType' },
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
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'availability' },
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
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fromDate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toDate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'squareFeetMin' } },
                { kind: 'Field', name: { kind: 'Name', value: 'squareFeetMax' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rooms' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bedrooms' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bathrooms' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amenities' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'agent' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'video' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
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
  ],
} as unknown as DocumentNode<ListingDetailsFragment, unknown>;
export const ListingCommentsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ListingComments' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'listingId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listing' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'listingId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'comments' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '20' },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'CommentWithReplies' },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
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
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'author' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isBySeller' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateEdited' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDeleted' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deletionReason' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanEdit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanDelete' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentWithReplies' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'replies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListingCommentsQuery, ListingCommentsQueryVariables>;
export const AddListingCommentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddListingComment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddListingCommentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addListingComment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'comment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'CommentWithReplies' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
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
      name: { kind: 'Name', value: 'CommentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'author' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isBySeller' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateEdited' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDeleted' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deletionReason' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanEdit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanDelete' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentWithReplies' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'replies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddListingCommentMutation, AddListingCommentMutationVariables>;
export const EditListingCommentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EditListingComment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'EditListingCommentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'editListingComment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'comment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'CommentWithReplies' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
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
      name: { kind: 'Name', value: 'CommentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'author' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isBySeller' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateEdited' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDeleted' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deletionReason' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanEdit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanDelete' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentWithReplies' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'replies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EditListingCommentMutation, EditListingCommentMutationVariables>;
export const DeleteListingCommentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteListingComment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'DeleteListingCommentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteListingComment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'comment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'CommentWithReplies' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
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
      name: { kind: 'Name', value: 'CommentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'author' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isBySeller' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateEdited' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDeleted' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deletionReason' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanEdit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanDelete' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CommentWithReplies' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'replies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteListingCommentMutation, DeleteListingCommentMutationVariables>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useListingCommentsQuery = (
  ...[options]: HookArguments<
    ListingCommentsQueryVariables,
    useQuery.Options<ListingCommentsQuery, ListingCommentsQueryVariables>
  >
) =>
  useQuery(
    ListingCommentsDocument,
    options as useQuery.Options<ListingCommentsQuery, ListingCommentsQueryVariables>,
  );

export const useAddListingCommentMutation = (
  options?: useMutation.Options<AddListingCommentMutation, AddListingCommentMutationVariables>,
) => useMutation(AddListingCommentDocument, options);

export const useEditListingCommentMutation = (
  options?: useMutation.Options<EditListingCommentMutation, EditListingCommentMutationVariables>,
) => useMutation(EditListingCommentDocument, options);

export const useDeleteListingCommentMutation = (
  options?: useMutation.Options<
    DeleteListingCommentMutation,
    DeleteListingCommentMutationVariables
  >,
) => useMutation(DeleteListingCommentDocument, options);
