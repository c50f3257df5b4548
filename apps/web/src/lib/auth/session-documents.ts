/** What the session asks outside Apollo's links, as it is sent; registered with the client's documents. */
export const refreshSession =
  'mutation RefreshSession { refreshSession { accessToken { token expiresAt: dateExpires } userErrors { code } } }';

export const signOut = 'mutation SignOut { signOut { ok } }';
