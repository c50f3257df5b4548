import type { ReasonFieldsFragment } from './application.ts';
import type { ImageFieldsFragment } from './components.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { RichTextDocument } from '@wiki/domain';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ImageFieldsFragmentNode } from './components.ts';
import { ReasonFieldsFragmentNode } from './application.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type PostAuthorFragment = { id: string, displayName: string, photo: { fileId: string, url: string } | null };

export type PostBusinessFragment = { id: string, name: string, isVerified: boolean };

export type DiscussionRowFragment = { id: string, title: string, excerpt: string, language: Types.Language, category: string, tags: Array<string>, status: Types.PostStatus, dateActive: string, likeCount: number, commentCount: number, isPinned: boolean, viewerLikes: boolean, viewerUnreadCount: number, categoryName: { en: string | null, es: string | null }, author: PostAuthorFragment | null, business: PostBusinessFragment | null, lastActor: { id: string, displayName: string } | null, acceptedComment: { id: string } | null };

export type PostFieldsFragment = { id: string, discussionId: string, parentId: string | null, body: RichTextDocument | null, text: string | null, language: Types.Language, status: Types.PostStatus, dateCreated: string, dateEdited: string | null, likeCount: number, isAccepted: boolean, viewerLikes: boolean, viewerCanEdit: boolean, viewerCanDelete: boolean, images: Array<ImageFieldsFragment>, reason: ReasonFieldsFragment | null, author: PostAuthorFragment | null, business: PostBusinessFragment | null };

export type ThreadFieldsFragment = (
  { replies: Array<PostFieldsFragment> }
  & PostFieldsFragment
);

export type DiscussionFieldsFragment = (
  { body: RichTextDocument, dateCreated: string, dateEdited: string | null, readingMinutes: number, isLocked: boolean, isFeatured: boolean, viewerBookmarked: boolean, viewerFollows: Types.FollowLevel, viewerCanEdit: boolean, viewerCanDelete: boolean, viewerCanComment: boolean, viewerCanAccept: boolean, viewerCanModerate: boolean, images: Array<ImageFieldsFragment>, reason: ReasonFieldsFragment | null, acceptedComment: ThreadFieldsFragment | null, versions: Array<{ title: string | null, text: string, dateWritten: string }> }
  & DiscussionRowFragment
);

export type DiscussionsQueryVariables = Exact<{
  filter?: Types.DiscussionFilter | null | undefined;
  sort: Types.DiscussionSort;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DiscussionsQuery = { liveCursor: string, discussions: { totalCount: number | null, edges: Array<{ cursor: string, node: DiscussionRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ForumSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ForumSummaryQuery = { forumCategories: Array<{ value: string, count: number, name: { en: string | null, es: string | null } }>, forumTags: Array<{ tag: string, count: number }>, pinnedDiscussions: Array<DiscussionRowFragment> };

export type DiscussionQueryVariables = Exact<{
  id: string | number;
}>;


export type DiscussionQuery = { liveCursor: string, discussion: (
    { related: Array<{ id: string, title: string, commentCount: number, acceptedComment: { id: string } | null }> }
    & DiscussionFieldsFragment
  ) | null };

export type DiscussionCommentsQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type DiscussionCommentsQuery = { discussion: { id: string, comments: { totalCount: number | null, edges: Array<{ cursor: string, node: ThreadFieldsFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type MyDiscussionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyDiscussionsQuery = { myDiscussions: { totalCount: number | null, edges: Array<{ cursor: string, node: DiscussionRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DraftFieldsFragment = { id: string, discussionId: string | null, title: string, body: RichTextDocument, category: string | null, tags: Array<string>, language: Types.Language, version: number, dateSaved: string };

export type MyDiscussionDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDiscussionDraftsQuery = { myDiscussionDrafts: Array<DraftFieldsFragment> };

export type ForumChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ForumChangedSubscription = { forumChanged: { discussionId: string, isNew: boolean, cursor: string } };

export type DiscussionChangedSubscriptionVariables = Exact<{
  discussionId: string | number;
  after?: string | null | undefined;
}>;


export type DiscussionChangedSubscription = { discussionChanged: { cursor: string, discussion: { id: string, status: Types.PostStatus, likeCount: number, commentCount: number, isLocked: boolean } | null, comment: PostFieldsFragment | null } };

export type CreateDiscussionMutationVariables = Exact<{
  input: Types.CreateDiscussionInput;
}>;


export type CreateDiscussionMutation = { createDiscussion: { discussion: { id: string, status: Types.PostStatus } | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type EditDiscussionMutationVariables = Exact<{
  input: Types.EditDiscussionInput;
}>;


export type EditDiscussionMutation = { editDiscussion: { discussion: DiscussionFieldsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type DeleteDiscussionMutationVariables = Exact<{
  input: Types.DeletePostInput;
}>;


export type DeleteDiscussionMutation = { deleteDiscussion: { discussion: { id: string, status: Types.PostStatus } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type ModerateDiscussionMutationVariables = Exact<{
  input: Types.ModerateDiscussionInput;
}>;


export type ModerateDiscussionMutation = { moderateDiscussion: { discussion: { id: string, isPinned: boolean, isFeatured: boolean, isLocked: boolean } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type AddDiscussionCommentMutationVariables = Exact<{
  input: Types.AddDiscussionCommentInput;
}>;


export type AddDiscussionCommentMutation = { addDiscussionComment: { comment: ThreadFieldsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type EditDiscussionCommentMutationVariables = Exact<{
  input: Types.EditDiscussionCommentInput;
}>;


export type EditDiscussionCommentMutation = { editDiscussionComment: { comment: PostFieldsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type DeleteDiscussionCommentMutationVariables = Exact<{
  input: Types.DeletePostInput;
}>;


export type DeleteDiscussionCommentMutation = { deleteDiscussionComment: { comment: PostFieldsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SetPostLikedMutationVariables = Exact<{
  input: Types.SetPostLikedInput;
}>;


export type SetPostLikedMutation = { setPostLiked: { isLiked: boolean, likeCount: number | null, userErrors: Array<{ code: string, field: string | null }> } };

export type AcceptAnswerMutationVariables = Exact<{
  input: Types.AcceptAnswerInput;
}>;


export type AcceptAnswerMutation = { acceptAnswer: { discussion: { id: string, acceptedComment: ThreadFieldsFragment | null } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SetDiscussionFollowedMutationVariables = Exact<{
  input: Types.SetDiscussionFollowedInput;
}>;


export type SetDiscussionFollowedMutation = { setDiscussionFollowed: { discussion: { id: string, viewerFollows: Types.FollowLevel } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SetDiscussionBookmarkedMutationVariables = Exact<{
  input: Types.SetDiscussionBookmarkedInput;
}>;


export type SetDiscussionBookmarkedMutation = { setDiscussionBookmarked: { discussion: { id: string, viewerBookmarked: boolean } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type MarkDiscussionReadMutationVariables = Exact<{
  input: Types.PostIdInput;
}>;


export type MarkDiscussionReadMutation = { markDiscussionRead: { discussion: { id: string, viewerUnreadCount: number } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SaveDiscussionDraftMutationVariables = Exact<{
  input: Types.SaveDiscussionDraftInput;
}>;


export type SaveDiscussionDraftMutation = { saveDiscussionDraft: { draft: DraftFieldsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type DeleteDiscussionDraftMutationVariables = Exact<{
  input: Types.DraftIdInput;
}>;


export type DeleteDiscussionDraftMutation = { deleteDiscussionDraft: { ok: boolean, userErrors: Array<{ code: string, field: string | null }> } };

export const PostAuthorFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostAuthor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"photo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]}]}}]}};

export const PostBusinessFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostBusiness"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isVerified"},"arguments":[],"directives":[]}]}};

export const DiscussionRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscussionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Discussion"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"categoryName"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateActive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"likeCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"commentCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isPinned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostAuthor"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostBusiness"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lastActor"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedComment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerLikes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerUnreadCount"},"arguments":[],"directives":[]}]}};

export const PostFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscussionComment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discussionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parentId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateEdited"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"likeCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostAuthor"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostBusiness"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerLikes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"},"arguments":[],"directives":[]}]}};

export const ThreadFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscussionComment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostFields"},"directives":[]}]}}]}};

export const DiscussionFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscussionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Discussion"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscussionRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateEdited"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isLocked"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"acceptedComment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateWritten"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerBookmarked"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanComment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAccept"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanModerate"},"arguments":[],"directives":[]}]}};

export const DraftFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscussionDraft"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discussionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSaved"},"arguments":[],"directives":[]}]}};

export const DiscussionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Discussions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscussionFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscussionSort"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discussions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscussionRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, DiscussionRowFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<DiscussionsQuery, DiscussionsQueryVariables>;

export const ForumSummaryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForumSummary"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forumCategories"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"forumTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"7"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"pinnedDiscussions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscussionRow"},"directives":[]}]}}]}}, DiscussionRowFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<ForumSummaryQuery, ForumSummaryQueryVariables>;

export const DiscussionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Discussion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscussionFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"commentCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"acceptedComment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}}]}}, DiscussionFieldsFragmentNode, DiscussionRowFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ThreadFieldsFragmentNode, PostFieldsFragmentNode] } as unknown as DocumentNode<DiscussionQuery, DiscussionQueryVariables>;

export const DiscussionCommentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiscussionComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}]}}, ThreadFieldsFragmentNode, PostFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<DiscussionCommentsQuery, DiscussionCommentsQueryVariables>;

export const MyDiscussionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDiscussions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDiscussions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscussionRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, DiscussionRowFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<MyDiscussionsQuery, MyDiscussionsQueryVariables>;

export const MyDiscussionDraftsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDiscussionDrafts"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDiscussionDrafts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftFields"},"directives":[]}]}}]}}, DraftFieldsFragmentNode] } as unknown as DocumentNode<MyDiscussionDraftsQuery, MyDiscussionDraftsQueryVariables>;

export const ForumChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ForumChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forumChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isNew"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<ForumChangedSubscription, ForumChangedSubscriptionVariables>;

export const DiscussionChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DiscussionChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discussionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussionChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"discussionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discussionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"likeCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"commentCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isLocked"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]}]}}]}}, PostFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<DiscussionChangedSubscription, DiscussionChangedSubscriptionVariables>;

export const CreateDiscussionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDiscussion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDiscussionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDiscussion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<CreateDiscussionMutation, CreateDiscussionMutationVariables>;

export const EditDiscussionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditDiscussion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditDiscussionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editDiscussion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscussionFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, DiscussionFieldsFragmentNode, DiscussionRowFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ThreadFieldsFragmentNode, PostFieldsFragmentNode] } as unknown as DocumentNode<EditDiscussionMutation, EditDiscussionMutationVariables>;

export const DeleteDiscussionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDiscussion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePostInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDiscussion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<DeleteDiscussionMutation, DeleteDiscussionMutationVariables>;

export const ModerateDiscussionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ModerateDiscussion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModerateDiscussionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderateDiscussion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isPinned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isLocked"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<ModerateDiscussionMutation, ModerateDiscussionMutationVariables>;

export const AddDiscussionCommentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDiscussionComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddDiscussionCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDiscussionComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ThreadFieldsFragmentNode, PostFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<AddDiscussionCommentMutation, AddDiscussionCommentMutationVariables>;

export const EditDiscussionCommentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditDiscussionComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditDiscussionCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editDiscussionComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, PostFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<EditDiscussionCommentMutation, EditDiscussionCommentMutationVariables>;

export const DeleteDiscussionCommentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDiscussionComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePostInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDiscussionComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, PostFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<DeleteDiscussionCommentMutation, DeleteDiscussionCommentMutationVariables>;

export const SetPostLikedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPostLiked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPostLikedInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPostLiked"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLiked"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"likeCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SetPostLikedMutation, SetPostLikedMutationVariables>;

export const AcceptAnswerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptAnswerInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"acceptedComment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, ThreadFieldsFragmentNode, PostFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, PostAuthorFragmentNode, PostBusinessFragmentNode] } as unknown as DocumentNode<AcceptAnswerMutation, AcceptAnswerMutationVariables>;

export const SetDiscussionFollowedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDiscussionFollowed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDiscussionFollowedInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDiscussionFollowed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SetDiscussionFollowedMutation, SetDiscussionFollowedMutationVariables>;

export const SetDiscussionBookmarkedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDiscussionBookmarked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDiscussionBookmarkedInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDiscussionBookmarked"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerBookmarked"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SetDiscussionBookmarkedMutation, SetDiscussionBookmarkedMutationVariables>;

export const MarkDiscussionReadDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkDiscussionRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDiscussionRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discussion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerUnreadCount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<MarkDiscussionReadMutation, MarkDiscussionReadMutationVariables>;

export const SaveDiscussionDraftDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDiscussionDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDiscussionDraftInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDiscussionDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, DraftFieldsFragmentNode] } as unknown as DocumentNode<SaveDiscussionDraftMutation, SaveDiscussionDraftMutationVariables>;

export const DeleteDiscussionDraftDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDiscussionDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDiscussionDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<DeleteDiscussionDraftMutation, DeleteDiscussionDraftMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useDiscussionsQuery = (...[options]: HookArguments<DiscussionsQueryVariables, useQuery.Options<DiscussionsQuery, DiscussionsQueryVariables>>) =>
  useQuery(DiscussionsDocument, options as useQuery.Options<DiscussionsQuery, DiscussionsQueryVariables>);

export const useForumSummaryQuery = (...[options]: HookArguments<ForumSummaryQueryVariables, useQuery.Options<ForumSummaryQuery, ForumSummaryQueryVariables>>) =>
  useQuery(ForumSummaryDocument, options as useQuery.Options<ForumSummaryQuery, ForumSummaryQueryVariables>);

export const useDiscussionQuery = (...[options]: HookArguments<DiscussionQueryVariables, useQuery.Options<DiscussionQuery, DiscussionQueryVariables>>) =>
  useQuery(DiscussionDocument, options as useQuery.Options<DiscussionQuery, DiscussionQueryVariables>);

export const useDiscussionCommentsQuery = (...[options]: HookArguments<DiscussionCommentsQueryVariables, useQuery.Options<DiscussionCommentsQuery, DiscussionCommentsQueryVariables>>) =>
  useQuery(DiscussionCommentsDocument, options as useQuery.Options<DiscussionCommentsQuery, DiscussionCommentsQueryVariables>);

export const useMyDiscussionsQuery = (...[options]: HookArguments<MyDiscussionsQueryVariables, useQuery.Options<MyDiscussionsQuery, MyDiscussionsQueryVariables>>) =>
  useQuery(MyDiscussionsDocument, options as useQuery.Options<MyDiscussionsQuery, MyDiscussionsQueryVariables>);

export const useMyDiscussionDraftsQuery = (...[options]: HookArguments<MyDiscussionDraftsQueryVariables, useQuery.Options<MyDiscussionDraftsQuery, MyDiscussionDraftsQueryVariables>>) =>
  useQuery(MyDiscussionDraftsDocument, options as useQuery.Options<MyDiscussionDraftsQuery, MyDiscussionDraftsQueryVariables>);

export const useForumChangedSubscription = (...[options]: HookArguments<ForumChangedSubscriptionVariables, useSubscription.Options<ForumChangedSubscription, ForumChangedSubscriptionVariables>>) =>
  useSubscription(ForumChangedDocument, options as useSubscription.Options<ForumChangedSubscription, ForumChangedSubscriptionVariables>);

export const useDiscussionChangedSubscription = (...[options]: HookArguments<DiscussionChangedSubscriptionVariables, useSubscription.Options<DiscussionChangedSubscription, DiscussionChangedSubscriptionVariables>>) =>
  useSubscription(DiscussionChangedDocument, options as useSubscription.Options<DiscussionChangedSubscription, DiscussionChangedSubscriptionVariables>);

export const useCreateDiscussionMutation = (options?: useMutation.Options<CreateDiscussionMutation, CreateDiscussionMutationVariables>) =>
  useMutation(CreateDiscussionDocument, options);

export const useEditDiscussionMutation = (options?: useMutation.Options<EditDiscussionMutation, EditDiscussionMutationVariables>) =>
  useMutation(EditDiscussionDocument, options);

export const useDeleteDiscussionMutation = (options?: useMutation.Options<DeleteDiscussionMutation, DeleteDiscussionMutationVariables>) =>
  useMutation(DeleteDiscussionDocument, options);

export const useModerateDiscussionMutation = (options?: useMutation.Options<ModerateDiscussionMutation, ModerateDiscussionMutationVariables>) =>
  useMutation(ModerateDiscussionDocument, options);

export const useAddDiscussionCommentMutation = (options?: useMutation.Options<AddDiscussionCommentMutation, AddDiscussionCommentMutationVariables>) =>
  useMutation(AddDiscussionCommentDocument, options);

export const useEditDiscussionCommentMutation = (options?: useMutation.Options<EditDiscussionCommentMutation, EditDiscussionCommentMutationVariables>) =>
  useMutation(EditDiscussionCommentDocument, options);

export const useDeleteDiscussionCommentMutation = (options?: useMutation.Options<DeleteDiscussionCommentMutation, DeleteDiscussionCommentMutationVariables>) =>
  useMutation(DeleteDiscussionCommentDocument, options);

export const useSetPostLikedMutation = (options?: useMutation.Options<SetPostLikedMutation, SetPostLikedMutationVariables>) =>
  useMutation(SetPostLikedDocument, options);

export const useAcceptAnswerMutation = (options?: useMutation.Options<AcceptAnswerMutation, AcceptAnswerMutationVariables>) =>
  useMutation(AcceptAnswerDocument, options);

export const useSetDiscussionFollowedMutation = (options?: useMutation.Options<SetDiscussionFollowedMutation, SetDiscussionFollowedMutationVariables>) =>
  useMutation(SetDiscussionFollowedDocument, options);

export const useSetDiscussionBookmarkedMutation = (options?: useMutation.Options<SetDiscussionBookmarkedMutation, SetDiscussionBookmarkedMutationVariables>) =>
  useMutation(SetDiscussionBookmarkedDocument, options);

export const useMarkDiscussionReadMutation = (options?: useMutation.Options<MarkDiscussionReadMutation, MarkDiscussionReadMutationVariables>) =>
  useMutation(MarkDiscussionReadDocument, options);

export const useSaveDiscussionDraftMutation = (options?: useMutation.Options<SaveDiscussionDraftMutation, SaveDiscussionDraftMutationVariables>) =>
  useMutation(SaveDiscussionDraftDocument, options);

export const useDeleteDiscussionDraftMutation = (options?: useMutation.Options<DeleteDiscussionDraftMutation, DeleteDiscussionDraftMutationVariables>) =>
  useMutation(DeleteDiscussionDraftDocument, options);