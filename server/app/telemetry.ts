import { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type * as Http from '@opentelemetry/instrumentation-http';
import type * as Pg from '@opentelemetry/instrumentation-pg';
import type * as Sdk from '@opentelemetry/sdk-node';
import { log } from '#server/platform/log';
import { environment } from './config/environment';

// One of OpenTelemetry's own variables that say where spans go; without one nothing of it is loaded.
const targets = ['OTEL_TRACES_EXPORTER', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

// What machines ask for every few seconds.
const unwatched = /^\/(livez|readyz|metrics)(\?|$)/;

/** Milliseconds for which what is left is waited for at the end. */
const maxEnd = 2000;

const withoutQuery = (address: string): string => address.split('?')[0]!;

/** Has requests, statements, operations and jobs traced from now on: whatever is loaded later. Gives back what ends it. */
function startTelemetry(): () => Promise<void> {
  if (!/(^|,)\s*service\.name=/.test(environment['OTEL_RESOURCE_ATTRIBUTES'] ?? ''))
    process.env['OTEL_SERVICE_NAME'] ??= 'treadway';
  const { NodeSDK } = require('@opentelemetry/sdk-node') as typeof Sdk;
  const { HttpInstrumentation } = require('@opentelemetry/instrumentation-http') as typeof Http;
  const { PgInstrumentation } = require('@opentelemetry/instrumentation-pg') as typeof Pg;
  const sdk = new NodeSDK({
    // Prometheus asks for them.
    metricReaders: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => unwatched.test(url),
        requireParentforOutgoingSpans: true,
        // Links of invitations and signed addresses of files are secrets of their people.
        requestHook: (span, request) => {
          if (request instanceof IncomingMessage) span.setAttribute('url.query', '');
          else if ('path' in request)
            span.setAttribute(
              'url.full',
              `${request.protocol}//${request.host}${withoutQuery(request.path)}`,
            );
        },
      }),
      // What waits for jobs and changes asks the database all the time.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  return async () => {
    const sent = sdk.shutdown().then(() => true);
    // A collector that is away holds up no end.
    if (!(await Promise.race([sent.catch(() => false), pause(maxEnd, false, { ref: false })])))
      log.warn('some spans could not be sent');
  };
}

const isWanted =
  targets.some((name) => environment[name]) &&
  environment['OTEL_TRACES_EXPORTER'] !== 'none' &&
  environment['OTEL_SDK_DISABLED'] !== 'true';

/** Sends what is left of spans. Import this before what is to be traced. */
export const endTelemetry: () => Promise<void> = isWanted ? startTelemetry() : async () => undefined;
