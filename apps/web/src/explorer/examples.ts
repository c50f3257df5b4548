/** Something to begin with: what it shows, and how it is asked. */
export interface Example {
  title: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}

/** What the explorer offers to try; the first one stands there when it opens. */
export const examples: readonly Example[] = [
  {
    title: 'Search the network',
    query: `# What you write here is run with Ctrl+Enter (⌘ Enter on a Mac).
query Search($text: String!) {
  search(query: $text, first: 5) {
    counts {
      all
    }
    edges {
      node {
        listing {
          id
          name {
            en
            es
          }
        }
      }
    }
  }
}`,
    variables: { text: 'café' },
  },
  {
    title: 'Page through a list',
    query: `# Put endCursor into the variable "after" for the next page.
query Businesses($after: Cursor) {
  businesses(first: 10, after: $after) {
    totalCount
    edges {
      node {
        id
        name
        city
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    variables: { after: null },
  },
  {
    title: 'Who am I (sign in above)',
    query: `query Me {
  me {
    id
    displayName
    memberType
  }
  unreadNotificationCount
}`,
  },
  {
    title: 'Change something (sign in above)',
    query: `mutation ReadAll {
  markAllNotificationsRead {
    unreadCount
  }
}`,
  },
  {
    title: 'Follow what happens',
    query: `# Stays open and shows each event as it comes. Keep a cursor to go on from it later.
subscription Happens($after: EventCursor) {
  communityUpdateAdded(after: $after) {
    cursor
    update {
      id
    }
  }
}`,
    variables: { after: null },
  },
  {
    title: 'Follow my notifications (sign in above)',
    query: `subscription Mine {
  notificationChanged {
    kind
    unreadCount
    cursor
  }
}`,
  },
];
