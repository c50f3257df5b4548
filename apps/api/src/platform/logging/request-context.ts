import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line that is logged while a request is answered carries. */
export interface RequestContext {
  requestId: string;
}

const running = new AsyncLocalStorage<RequestContext>();

/** Does some work as part of a request, so that what it logs can be found by the request's id. */
export const asRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  running.run(context, work);

/** The request that is being answered, if any. */
export const currentRequest = (): RequestContext | undefined => running.getStore();
