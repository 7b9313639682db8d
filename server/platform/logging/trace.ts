import { randomUUID } from 'node:crypto';
import { asPartOf, workUnderWay } from '../work';

// https://www.w3.org/TR/trace-context: version, trace id, parent id, flags.
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

const newTrace = (): string => randomUUID().replaceAll('-', '');

/** Returns the trace id of a caller's `traceparent`, or a new one. */
export const traceOf = (header: unknown = ''): string => traceparent.exec(String(header))?.[1] ?? newTrace();

/** Runs work as part of a trace, whose id appears in the log and in errors. */
export const tracing = <Result>(trace: string | undefined, work: () => Result): Result =>
  asPartOf({ ...workUnderWay(), trace: trace ?? newTrace() }, work);

/** Returns the current trace id, 32 hexadecimal digits; undefined outside of requests and jobs. */
export const traceId = (): string | undefined => workUnderWay()?.trace;
