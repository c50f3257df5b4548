import { session } from '../lib/auth/browser-session.ts';
import type { AccessToken } from '../lib/auth/session.ts';
import { part } from './dom.ts';
import { ask } from './run.ts';

const signIn = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    accessToken { token expiresAt: dateExpires }
    userErrors { message }
  }
}`;

interface Answer {
  data?: {
    signIn: { accessToken: AccessToken | null; userErrors: { message: string }[] };
  } | null;
  errors?: { message: string }[];
}

/** The form that signs in, and how somebody who is signed in is shown: as on the site itself. */
export function offerSignIn(): void {
  const form = part('sign-in', HTMLFormElement);
  const signedIn = part('signed-in', HTMLElement);
  const problem = part('sign-in-problem', HTMLElement);
  const show = () => {
    const isSignedIn = session.snapshot().status === 'signedIn';
    form.hidden = isSignedIn;
    signedIn.hidden = !isSignedIn;
    if (isSignedIn) void nameThem();
  };
  const nameThem = async () => {
    const { result } = await ask({
      query: '{ me { displayName memberType } }',
      operationName: undefined,
      variables: {},
    });
    const { me } = (result as { data: { me: { displayName: string; memberType: string } | null } })
      .data;
    part('signed-in-as', HTMLElement).textContent = me
      ? `${me.displayName} (${me.memberType})`
      : '';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(form));
    void submit({ email, password });
  });
  const submit = async (input: object) => {
    problem.textContent = '';
    const { result } = await ask({
      query: signIn,
      operationName: 'SignIn',
      variables: { input },
    });
    const { data, errors } = result as Answer;
    const payload = data?.signIn;
    if (payload?.accessToken) {
      form.reset();
      session.signIn(payload.accessToken);
    } else {
      problem.textContent = (payload?.userErrors ?? errors)?.[0]?.message ?? 'Try again.';
    }
  };
  part('sign-out', HTMLElement).addEventListener('click', () => void session.signOut());
  session.subscribe(show);
  void session.start();
  show();
}
