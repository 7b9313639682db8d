import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const traces = new AsyncLocalStorage<string>();

// https://www.w3.org/TR/trace-context: version, trace, what called, flags.
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

const newTrace = (): string => randomUUID().replaceAll('-', '');

/** The trace that a caller's `traceparent` belongs to, or a new one. */
export const traceOf = (header: unknown = ''): string => traceparent.exec(String(header))?.[1] ?? newTrace();

/** Does work as part of a trace, by which the log and refusals name it. */
export const tracing = <Result>(trace: string | undefined, work: () => Result): Result =>
  traces.run(trace ?? newTrace(), work);

/** The trace that this is part of: 32 hexadecimal digits; undefined outside of requests and jobs. */
export const traceId = (): string | undefined => traces.getStore();
