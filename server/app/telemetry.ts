import { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type * as Http from '@opentelemetry/instrumentation-http';
import type * as Pg from '@opentelemetry/instrumentation-pg';
import type * as Sdk from '@opentelemetry/sdk-node';
import { log } from '#server/platform/logging/log';
import { environment } from './config/environment';

// Spans have a destination only if one of these OpenTelemetry variables is set. Without one, nothing is loaded.
const targets = ['OTEL_TRACES_EXPORTER', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

// Machines request these every few seconds.
const unwatched = /^\/(livez|readyz|metrics)(\?|$)/;

/** Milliseconds to wait for pending spans at the end. */
const maxEnd = 2000;

const withoutQuery = (address: string): string => address.split('?')[0]!;

/**
 * Traces requests, statements, operations and jobs of all modules loaded after this call. Returns the function that
 * stops it.
 */
function startTelemetry(): () => Promise<void> {
  if (!/(^|,)\s*service\.name=/.test(environment['OTEL_RESOURCE_ATTRIBUTES'] ?? ''))
    process.env['OTEL_SERVICE_NAME'] ??= 'treadway';
  const { NodeSDK } = require('@opentelemetry/sdk-node') as typeof Sdk;
  const { HttpInstrumentation } = require('@opentelemetry/instrumentation-http') as typeof Http;
  const { PgInstrumentation } = require('@opentelemetry/instrumentation-pg') as typeof Pg;
  const sdk = new NodeSDK({
    // Prometheus collects the metrics.
    metricReaders: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => unwatched.test(url),
        requireParentforOutgoingSpans: true,
        // Addresses of invitations and signed file links contain personal secrets.
        requestHook: (span, request) => {
          if (request instanceof IncomingMessage) span.setAttribute('url.query', '');
          else if ('path' in request)
            span.setAttribute(
              'url.full',
              `${request.protocol}//${request.host}${withoutQuery(request.path)}`,
            );
        },
      }),
      // Listeners for jobs and changes query the database all the time.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  return async () => {
    const sent = sdk.shutdown().then(() => true);
    // An unavailable collector doesn't delay the end.
    if (!(await Promise.race([sent.catch(() => false), pause(maxEnd, false, { ref: false })])))
      log.warn('some spans could not be sent');
  };
}

const isWanted =
  targets.some((name) => environment[name]) &&
  environment['OTEL_TRACES_EXPORTER'] !== 'none' &&
  environment['OTEL_SDK_DISABLED'] !== 'true';

/** Sends the pending spans and stops tracing. Import this before the modules to trace. */
export const endTelemetry: () => Promise<void> = isWanted ? startTelemetry() : async () => undefined;
