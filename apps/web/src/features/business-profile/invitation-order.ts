/** The invitation that a link names, if it waits, and the others. */
export function inOrder<Invitation extends { id: string }>(
  invitations: readonly Invitation[],
  invitationId: string | null,
): { wanted: Invitation | null; others: Invitation[] } {
  return {
    wanted: invitations.find(({ id }) => id === invitationId) ?? null,
    others: invitations.filter(({ id }) => id !== invitationId),
  };
}
