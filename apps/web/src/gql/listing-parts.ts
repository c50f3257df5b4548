/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery } from '@apollo/client/react';
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

type CommentPage_Product_Fragment = {
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
};

type CommentPage_Property_Fragment = {
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
};

type CommentPage_Service_Fragment = {
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
};

export type CommentPageFragment =
  | CommentPage_Product_Fragment
  | CommentPage_Property_Fragment
  | CommentPage_Service_Fragment;

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

export type ManagedListingCommentsQueryVariables = Exact<{
  listingId: string | number;
  after?: string | null | undefined;
}>;

export type ManagedListingCommentsQuery = {
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

export const CommentFieldsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'CommentFields' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'author' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'displayName' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'photoUrl' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'isBySeller' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'text' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'dateCreated' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'dateEdited' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'isDeleted' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'deletionReason' },
        arguments: [],
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
            { kind: 'Field', name: { kind: 'Name', value: 'text' }, arguments: [], directives: [] },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'viewerCanEdit' },
        arguments: [],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'viewerCanDelete' },
        arguments: [],
        directives: [],
      },
    ],
  },
};

export const CommentWithRepliesFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'CommentWithReplies' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingComment' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CommentFields' }, directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'replies' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'FragmentSpread',
              name: { kind: 'Name', value: 'CommentFields' },
              directives: [],
            },
          ],
        },
      },
    ],
  },
};

export const CommentPageFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'CommentPage' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
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
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'edges' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'cursor' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'node' },
                    arguments: [],
                    directives: [],
                    selectionSet: {
                      kind: 'SelectionSet',
                      selections: [
                        {
                          kind: 'FragmentSpread',
                          name: { kind: 'Name', value: 'CommentWithReplies' },
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
              name: { kind: 'Name', value: 'pageInfo' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'hasNextPage' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'endCursor' },
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

export const ListingDetailsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'ListingDetails' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: '__typename' }, arguments: [], directives: [] },
      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListingCard' }, directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'status' }, arguments: [], directives: [] },
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
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'offers' },
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
        alias: { kind: 'Name', value: 'allImages' },
        name: { kind: 'Name', value: 'images' },
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
      { kind: 'Field', name: { kind: 'Name', value: 'region' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'country' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'engagement' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'views' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'contacts' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'saves' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'comments' },
              arguments: [],
              directives: [],
            },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'business' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'isVerified' },
              arguments: [],
              directives: [],
            },
            { kind: 'Field', name: { kind: 'Name', value: 'city' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'region' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'country' },
              arguments: [],
              directives: [],
            },
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
          ],
        },
      },
      {
        kind: 'InlineFragment',
        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Product' } },
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'manufacturer' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'brand' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'model' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'productId' },
              arguments: [],
              directives: [],
            },
            { kind: 'Field', name: { kind: 'Name', value: 'gtin' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'sku' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'condition' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'countryOfOrigin' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'color' },
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
            { kind: 'Field', name: { kind: 'Name', value: 'size' }, arguments: [], directives: [] },
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
              name: { kind: 'Name', value: 'serviceType' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'key' },
                    arguments: [],
                    directives: [],
                  },
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
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'availability' },
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
      {
        kind: 'InlineFragment',
        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'propertyType' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'fromDate' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'toDate' },
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
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'rooms' },
              arguments: [],
              directives: [],
            },
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
              name: { kind: 'Name', value: 'amenities' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'key' },
                    arguments: [],
                    directives: [],
                  },
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
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'agent' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'video' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'url' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'contentType' },
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
          directives: [],
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
          directives: [],
        },
      ],
      directives: [],
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
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CommentPage' },
                  directives: [],
                },
              ],
            },
          },
        ],
      },
    },
    CommentPageFragmentNode,
    CommentWithRepliesFragmentNode,
    CommentFieldsFragmentNode,
  ],
} as unknown as DocumentNode<ListingCommentsQuery, ListingCommentsQueryVariables>;

export const ManagedListingCommentsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ManagedListingComments' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'listingId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
          directives: [],
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'listing' },
            name: { kind: 'Name', value: 'managedListing' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'listingId' } },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CommentPage' },
                  directives: [],
                },
              ],
            },
          },
        ],
      },
    },
    CommentPageFragmentNode,
    CommentWithRepliesFragmentNode,
    CommentFieldsFragmentNode,
  ],
} as unknown as DocumentNode<ManagedListingCommentsQuery, ManagedListingCommentsQueryVariables>;

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
          directives: [],
        },
      ],
      directives: [],
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
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'comment' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'CommentWithReplies' },
                        directives: [],
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'code' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'field' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'retryAfterSeconds' },
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
    },
    CommentWithRepliesFragmentNode,
    CommentFieldsFragmentNode,
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
          directives: [],
        },
      ],
      directives: [],
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
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'comment' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'CommentWithReplies' },
                        directives: [],
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'code' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'field' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'retryAfterSeconds' },
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
    },
    CommentWithRepliesFragmentNode,
    CommentFieldsFragmentNode,
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
          directives: [],
        },
      ],
      directives: [],
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
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'comment' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'CommentWithReplies' },
                        directives: [],
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'code' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'field' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'retryAfterSeconds' },
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
    },
    CommentWithRepliesFragmentNode,
    CommentFieldsFragmentNode,
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

export const useManagedListingCommentsQuery = (
  ...[options]: HookArguments<
    ManagedListingCommentsQueryVariables,
    useQuery.Options<ManagedListingCommentsQuery, ManagedListingCommentsQueryVariables>
  >
) =>
  useQuery(
    ManagedListingCommentsDocument,
    options as useQuery.Options<ManagedListingCommentsQuery, ManagedListingCommentsQueryVariables>,
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
