import type { ImageFieldsFragment } from './components.ts';
import type { DiscussionTeaserFragment } from './forum-teaser.ts';
import type { ListingCard_Product_Fragment, ListingCard_Property_Fragment, ListingCard_Service_Fragment } from './listing-card.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { RichTextDocument } from '@wiki/domain';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ListingCardFragmentNode, ListingPriceFragmentNode } from './listing-card.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { DiscussionTeaserFragmentNode } from './forum-teaser.ts';
import { useQuery } from '@apollo/client/react';
export type FeaturedListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedListingsQuery = { listings: { edges: Array<{ cursor: string, node:
        | ListingCard_Product_Fragment
        | ListingCard_Property_Fragment
        | ListingCard_Service_Fragment
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NewsTeaserQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsTeaserQuery = { news: { edges: Array<{ cursor: string, node: { id: string, slug: string, datePublished: string | null, text: { readingMinutesEn: number, readingMinutesEs: number, title: { en: string | null, es: string | null }, summary: { en: string | null, es: string | null }, cover: ImageFieldsFragment | null } } }> } };

export type HomeWelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeWelcomeQuery = { document: { kind: Types.DocumentKind, version: number, title: { en: string | null, es: string | null }, body: { en: RichTextDocument | null, es: RichTextDocument | null } } | null };

export type ForumTeaserQueryVariables = Exact<{ [key: string]: never; }>;


export type ForumTeaserQuery = { discussions: { edges: Array<{ cursor: string, node: DiscussionTeaserFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const FeaturedListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedListings"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"featured"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<FeaturedListingsQuery, FeaturedListingsQueryVariables>;

export const NewsTeaserDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsTeaser"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"datePublished"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}},{"kind":"Field","alias":{"kind":"Name","value":"readingMinutesEn"},"name":{"kind":"Name","value":"readingMinutes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"en"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"readingMinutesEs"},"name":{"kind":"Name","value":"readingMinutes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"es"}}],"directives":[]}]}}]}}]}}]}}]}}, ImageFieldsFragmentNode] } as unknown as DocumentNode<NewsTeaserQuery, NewsTeaserQueryVariables>;

export const HomeWelcomeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeWelcome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"WELCOME"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<HomeWelcomeQuery, HomeWelcomeQueryVariables>;

export const ForumTeaserDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForumTeaser"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscussionTeaser"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, DiscussionTeaserFragmentNode] } as unknown as DocumentNode<ForumTeaserQuery, ForumTeaserQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useFeaturedListingsQuery = (...[options]: HookArguments<FeaturedListingsQueryVariables, useQuery.Options<FeaturedListingsQuery, FeaturedListingsQueryVariables>>) =>
  useQuery(FeaturedListingsDocument, options as useQuery.Options<FeaturedListingsQuery, FeaturedListingsQueryVariables>);

export const useNewsTeaserQuery = (...[options]: HookArguments<NewsTeaserQueryVariables, useQuery.Options<NewsTeaserQuery, NewsTeaserQueryVariables>>) =>
  useQuery(NewsTeaserDocument, options as useQuery.Options<NewsTeaserQuery, NewsTeaserQueryVariables>);

export const useHomeWelcomeQuery = (...[options]: HookArguments<HomeWelcomeQueryVariables, useQuery.Options<HomeWelcomeQuery, HomeWelcomeQueryVariables>>) =>
  useQuery(HomeWelcomeDocument, options as useQuery.Options<HomeWelcomeQuery, HomeWelcomeQueryVariables>);

export const useForumTeaserQuery = (...[options]: HookArguments<ForumTeaserQueryVariables, useQuery.Options<ForumTeaserQuery, ForumTeaserQueryVariables>>) =>
  useQuery(ForumTeaserDocument, options as useQuery.Options<ForumTeaserQuery, ForumTeaserQueryVariables>);