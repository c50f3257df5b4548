/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import {
  ImageFieldsFragmentNode,
  ListingCardFragmentNode,
  ListingPriceFragmentNode,
} from './components.ts';
import { useQuery } from '@apollo/client/react';
export type BusinessCardFragment = {
  id: string;
  name: string;
  city: string;
  region: string;
  country: string;
  lineOfBusiness: string | null;
  isVerified: boolean;
  ratingAverage: number | null;
  ratingCount: number;
  artwork: { seed: string; palette: Types.ArtworkPalette };
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
};

export type BusinessesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: Types.BusinessFilter | null | undefined;
}>;

export type BusinessesQuery = {
  businesses: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        name: string;
        city: string;
        region: string;
        country: string;
        lineOfBusiness: string | null;
        isVerified: boolean;
        ratingAverage: number | null;
        ratingCount: number;
        artwork: { seed: string; palette: Types.ArtworkPalette };
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
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type BusinessQueryVariables = Exact<{
  id: string | number;
}>;

export type BusinessQuery = {
  business: {
    services: Array<string>;
    address: string | null;
    contactEmail: string | null;
    contactPhone: string | null;
    size: Types.BusinessSize | null;
    dateCreated: string;
    vcardUrl: string;
    status: Types.BusinessStatus | null;
    viewerCanEdit: boolean;
    id: string;
    name: string;
    city: string;
    region: string;
    country: string;
    lineOfBusiness: string | null;
    isVerified: boolean;
    ratingAverage: number | null;
    ratingCount: number;
    description: { en: string | null; es: string | null };
    links: {
      website: string | null;
      instagram: string | null;
      whatsapp: string | null;
      linkedin: string | null;
      facebook: string | null;
    };
    gallery: Array<{
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    }>;
    artwork: { seed: string; palette: Types.ArtworkPalette };
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
  } | null;
};

export type BusinessListingsQueryVariables = Exact<{
  type: Types.ListingType;
  businessId: string | number;
  after?: string | null | undefined;
}>;

export type BusinessListingsQuery = {
  listings: {
    edges: Array<{
      cursor: string;
      node:
        | {
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
            business: {
              id: string;
              name: string;
              ratingAverage: number | null;
              ratingCount: number;
            };
            priceFrom: { amountMinor: number; currency: string } | null;
          }
        | {
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
            business: {
              id: string;
              name: string;
              ratingAverage: number | null;
              ratingCount: number;
            };
            rentalPriceMin: { amountMinor: number; currency: string } | null;
            rentalPriceMax: { amountMinor: number; currency: string } | null;
            listingPriceMin: { amountMinor: number; currency: string } | null;
            listingPriceMax: { amountMinor: number; currency: string } | null;
            priceFrom: { amountMinor: number; currency: string } | null;
          }
        | {
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
            business: {
              id: string;
              name: string;
              ratingAverage: number | null;
              ratingCount: number;
            };
            startPrice: { amountMinor: number; currency: string } | null;
            endPrice: { amountMinor: number; currency: string } | null;
            pricePerHour: { amountMinor: number; currency: string } | null;
            priceFrom: { amountMinor: number; currency: string } | null;
          };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export const BusinessCardFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'BusinessCard' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Business' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'city' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'region' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'country' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'lineOfBusiness' },
        arguments: [],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'isVerified' }, arguments: [], directives: [] },
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
    ],
  },
};

export const BusinessesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Businesses' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
          directives: [],
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
          directives: [],
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'BusinessFilter' } },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businesses' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
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
                              name: { kind: 'Name', value: 'BusinessCard' },
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
    },
    BusinessCardFragmentNode,
    ImageFieldsFragmentNode,
  ],
} as unknown as DocumentNode<BusinessesQuery, BusinessesQueryVariables>;

export const BusinessDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Business' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
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
            name: { kind: 'Name', value: 'business' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'BusinessCard' },
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'description' },
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
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'services' },
                  arguments: [],
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'address' },
                  arguments: [],
                  directives: [],
                },
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
                  name: { kind: 'Name', value: 'size' },
                  arguments: [],
                  directives: [],
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
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'dateCreated' },
                  arguments: [],
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'vcardUrl' },
                  arguments: [],
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'status' },
                  arguments: [],
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'viewerCanEdit' },
                  arguments: [],
                  directives: [],
                },
              ],
            },
          },
        ],
      },
    },
    BusinessCardFragmentNode,
    ImageFieldsFragmentNode,
  ],
} as unknown as DocumentNode<BusinessQuery, BusinessQueryVariables>;

export const BusinessListingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'BusinessListings' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingType' } },
          },
          directives: [],
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'businessId' } },
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
            name: { kind: 'Name', value: 'listings' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'type' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'businessId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'businessId' } },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'EnumValue', value: 'NEWEST' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '6' },
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
                              name: { kind: 'Name', value: 'ListingCard' },
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
    },
    ListingCardFragmentNode,
    ListingPriceFragmentNode,
    ImageFieldsFragmentNode,
  ],
} as unknown as DocumentNode<BusinessListingsQuery, BusinessListingsQueryVariables>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useBusinessesQuery = (
  ...[options]: HookArguments<
    BusinessesQueryVariables,
    useQuery.Options<BusinessesQuery, BusinessesQueryVariables>
  >
) =>
  useQuery(
    BusinessesDocument,
    options as useQuery.Options<BusinessesQuery, BusinessesQueryVariables>,
  );

export const useBusinessQuery = (
  ...[options]: HookArguments<
    BusinessQueryVariables,
    useQuery.Options<BusinessQuery, BusinessQueryVariables>
  >
) => useQuery(BusinessDocument, options as useQuery.Options<BusinessQuery, BusinessQueryVariables>);

export const useBusinessListingsQuery = (
  ...[options]: HookArguments<
    BusinessListingsQueryVariables,
    useQuery.Options<BusinessListingsQuery, BusinessListingsQueryVariables>
  >
) =>
  useQuery(
    BusinessListingsDocument,
    options as useQuery.Options<BusinessListingsQuery, BusinessListingsQueryVariables>,
  );
