import { AsyncLocalStorage } from 'node:async_hooks';

/** The `Idempotency-Key` of a request and the content that it identifies. */
export interface SaveKey {
  key: string;
  content: unknown;
  /** SHA-256 of the file in the request body. */
  file?: string;
  /** True if this request has stored the key. */
  claimed: boolean;
}

/** The context of the current request or job. */
export interface Work {
  /** The trace id, 32 hexadecimal digits. */
  trace?: string;
  /** The caller's network address; undefined for jobs. */
  address?: string;
  /** True if nothing may be written. */
  readsOnly?: boolean;
  /** The key by which a repeated request is recognized. */
  saveKey?: SaveKey;
}

// A single store for all values, because each additional AsyncLocalStorage costs time per request.
const works = new AsyncLocalStorage<Work>();

/** Returns the current context; undefined outside of requests and jobs. */
export const workUnderWay = (): Work | undefined => works.getStore();

/** Runs an action in the context of a request or a job. */
export const asPartOf = <Result>(work: Work, action: () => Result): Result => works.run(work, action);

/** Returns the network address of the current request; undefined outside of requests. */
export const callerAddress = (): string | undefined => workUnderWay()?.address;
