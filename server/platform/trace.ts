import { randomUUID } from 'node:crypto';
import { asPartOf, workUnderWay } from './work';

// https://www.w3.org/TR/trace-context: version, trace, what called, flags.
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

const newTrace = (): string => randomUUID().replaceAll('-', '');

/** The trace that a caller's `traceparent` belongs to, or a new one. */
export const traceOf = (header: unknown = ''): string => traceparent.exec(String(header))?.[1] ?? newTrace();

/** Does work as part of a trace, by which the log and refusals name it. */
export const tracing = <Result>(trace: string | undefined, work: () => Result): Result =>
  asPartOf({ ...workUnderWay(), trace: trace ?? newTrace() }, work);

/** The trace that this is part of: 32 hexadecimal digits; undefined outside of requests and jobs. */
export const traceId = (): string | undefined => workUnderWay()?.trace;
