import { Counter, Histogram, Registry } from 'prom-client';

/** All metrics of this server. Label values come from fixed sets, never from callers. */
export const metrics = new Registry();
const registers = [metrics];

/** Seconds, from cached responses to the statement timeout of PostgreSQL. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const requestSeconds = new Histogram({
  name: 'treadway_http_request_seconds',
  help: 'Requests and the time from their head to the end of the answer, by route and class of status (2xx to 5xx).',
  labelNames: ['method', 'route', 'status'],
  buckets,
  registers,
});

export const operationSeconds = new Histogram({
  name: 'treadway_graphql_operation_seconds',
  help: 'Operations and the time to answer them, by name, or other where the portal’s own client does not send it: answered without an error, rejected by a rule, or failed.',
  labelNames: ['operation', 'outcome'],
  buckets,
  registers,
});

export const signIns = new Counter({
  name: 'treadway_sign_ins_total',
  help: 'Sessions begun by password or single_sign_on, and tries that the embedded provider rejected or held_up.',
  labelNames: ['outcome'],
  registers,
});

export const savedAnswers = new Counter({
  name: 'treadway_answers_saved_total',
  help: 'Answers of tests: saved, superseded by a later one, or late for a closed attempt.',
  labelNames: ['outcome'],
  registers,
});

export const uploads = new Counter({
  name: 'treadway_uploads_total',
  help: 'Uploads ended: completed, failed or canceled.',
  labelNames: ['outcome'],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'treadway_job_seconds',
  help: 'Time that a job ran, by its name.',
  labelNames: ['job'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
  registers,
});

export const jobRuns = new Counter({
  name: 'treadway_job_runs_total',
  help: 'Runs of a job: done, failed and tried again later, or given_up.',
  labelNames: ['job', 'outcome'],
  registers,
});
