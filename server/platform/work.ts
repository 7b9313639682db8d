import { AsyncLocalStorage } from 'node:async_hooks';

/** The `Idempotency-Key` of a request, with what the request asks for. */
export interface SaveKey {
  key: string;
  content: unknown;
  /** SHA-256 of the file that the request sends as its body. */
  file?: string;
  /** Whether this request has stored it. */
  claimed: boolean;
}

/** What is known of the request, or the job, that work is part of. */
export interface Work {
  /** 32 hexadecimal digits, by which the log and refusals name it. */
  trace?: string;
  /** The network address of the caller; of a request alone. */
  address?: string;
  /** Whether nothing may be written. */
  readsOnly?: boolean;
  /** The key by which a repeat of the request is known. */
  saveKey?: SaveKey;
}

// One for all that is known: each that a request enters is copied with all others.
const works = new AsyncLocalStorage<Work>();

/** The work that this is part of; undefined outside of requests and jobs. */
export const workUnderWay = (): Work | undefined => works.getStore();

/** Does something as part of a request or a job. */
export const asPartOf = <Result>(work: Work, action: () => Result): Result => works.run(work, action);

/** The network address from which the request comes that this is part of; undefined outside of requests. */
export const callerAddress = (): string | undefined => workUnderWay()?.address;
