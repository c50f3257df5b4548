import { useLocation } from 'react-router-dom';

/** What the pages of this feature tell each other on the way, in the history and not in the address. */
export interface LoginState {
  /** The address typed so far. */
  email: string;
  /** A new password was just set. */
  hasNewPassword: boolean;
}

/** Reads the state of a history entry, which may be anybody's. */
export function loginStateOf(state: unknown): LoginState {
  const known: { email?: unknown; hasNewPassword?: unknown } =
    state !== null && typeof state === 'object' ? state : {};
  return {
    email: typeof known.email === 'string' ? known.email : '',
    hasNewPassword: known.hasNewPassword === true,
  };
}

/** The state this page was opened with. */
export function useLoginState(): LoginState {
  const location: { state: unknown } = useLocation();
  return loginStateOf(location.state);
}
