/** Lifetimes in seconds. */
export const lifetimes = {
  accessToken: 10 * 60,
  refreshToken: 30 * 24 * 3600,
  /** From the sign-in, however often it is renewed. */
  session: 90 * 24 * 3600,
  /** How long a browser counts as one that was signed in before. */
  knownDevice: 180 * 24 * 3600,
  /** A rotated refresh token still answers the same successor for this long: two tabs are not a replay. */
  refreshGrace: 30,
  passwordReset: 3600,
  emailVerification: 24 * 3600,
  /** How long the link to a new address works. */
  emailChange: 24 * 3600,
  /** How long the address from before may take the account back. */
  emailChangeUndo: 7 * 24 * 3600,
  /** How long the link to the first password of an account made by administrators works. */
  firstPassword: 7 * 24 * 3600,
  businessInvitation: 14 * 24 * 3600,
  /** How long the author of a comment may edit it. */
  commentEdit: 3600,
  events: 7 * 24 * 3600,
} as const;
