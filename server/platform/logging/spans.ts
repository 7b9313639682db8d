import { isSpanContextValid, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

// Does nothing unless OpenTelemetry was started.
const tracer = trace.getTracer('treadway');

/** Returns the trace id of the current span; undefined if there is none. */
export function traceOfSpan(): string | undefined {
  const context = trace.getActiveSpan()?.spanContext();
  return context && isSpanContextValid(context) ? context.traceId : undefined;
}

/** Starts a child span of the current one, for work that ends elsewhere. */
export const startSpan = (name: string): Span => tracer.startSpan(name);

export const endSpan = (span: Span, failed: boolean): void => {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** Runs work within a span. */
export const inSpan = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, async (span) => {
    let failed = true;
    try {
      const result = await work();
      failed = false;
      return result;
    } finally {
      endSpan(span, failed);
    }
  });
