/** Private close codes of the live socket (4000–4999). graphql-ws treats 4401 and its like as fatal, so ours differ. */
export const closeCodes = {
  /** The session, role or token behind the socket changed: refresh the session, then connect again and resume. */
  sessionChanged: 4490,
  /** The client read too slowly and its buffer reached the bound: connect again and resume. */
  slowConsumer: 4491,
  /** The server is going away: connect again, to another process or after a moment. */
  serverDraining: 4492,
  /** Too many operations in too little time: wait, then connect again. */
  tooManyOperations: 4493,
} as const;
