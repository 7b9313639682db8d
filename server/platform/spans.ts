import { isSpanContextValid, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

// Nothing is written where no OpenTelemetry was started.
const tracer = trace.getTracer('treadway');

/** The trace of the span under way; undefined where spans are not written. */
export function traceOfSpan(): string | undefined {
  const context = trace.getActiveSpan()?.spanContext();
  return context && isSpanContextValid(context) ? context.traceId : undefined;
}

/** Begins a span within the one under way, for work that ends elsewhere. */
export const startSpan = (name: string): Span => tracer.startSpan(name);

export const endSpan = (span: Span, failed: boolean): void => {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** Does work within a span of its own. */
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
