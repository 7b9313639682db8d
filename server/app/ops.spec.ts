import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Histogram } from 'prom-client';
import { parse } from 'yaml';
import { metrics } from '#server/platform/metrics/metrics';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api/api';

const read = (name: string): string => readFileSync(join(root, 'ops', name), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

interface Panel {
  id: number;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets: { expr: string }[];
}

const { groups } = parse(read('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[]; uid: string };
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Returns the names of metrics in a Prometheus query. */
const namesIn = (query: string): string[] =>
  [...query.matchAll(/\b(?:treadway|nodejs|process)_\w+/g)].map(([name]) => name);

/** Returns the series of a metric; a histogram has several. */
const partsOf = (metric: { name: string }): string[] =>
  (metric instanceof Histogram ? ['_bucket', '_count', '_sum'] : ['']).map((part) => metric.name + part);

/** Returns the labels and values in a Prometheus query, such as `state="5xx"`. */
const labelsIn = (query: string): string[] =>
  [...query.matchAll(/(\w+)_\w+\{([^}]*)\}/g)].flatMap(([, , labels = '']) =>
    labels.split(',').map((label) => label.trim().split(/[=!]/)[0]!),
  );

describe('shipped monitoring configuration', () => {
  let api: Api;
  const known = new Map<string, Set<string>>();
  beforeAll(async () => {
    api = await startApi({ metricsToken: 'x'.repeat(32) });
    for (const metric of metrics.getMetricsAsArray()) {
      const { labelNames = [] } = metric as unknown as { labelNames?: string[] };
      for (const name of partsOf(metric)) known.set(name, new Set(labelNames));
    }
  });
  afterAll(() => api.close());

  it('queries only existing metrics', () => {
    for (const query of [...queries, ...rules.map(({ expr }) => expr)]) {
      const names = namesIn(query);
      // Prometheus itself provides `up`.
      expect([query, /^(absent\()?up\{/.test(query) || names.length > 0]).toEqual([query, true]);
      expect([query, names.filter((name) => !known.has(name))]).toEqual([query, []]);
      const labels = new Set(
        names.flatMap((name) => [...(known.get(name) ?? [])]).concat('job', 'instance', 'le'),
      );
      expect([query, labelsIn(query).filter((label) => !labels.has(label))]).toEqual([query, []]);
    }
  });

  it('has balanced queries, and alerts with a description and severity', () => {
    for (const query of [...queries, ...rules.map(({ expr }) => expr)]) {
      for (const [open, close] of ['()', '{}', '[]']) {
        expect([query, query.split(open!).length]).toEqual([query, query.split(close!).length]);
      }
    }
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^Treadway[A-Z]\w+$/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it('shows every metric of the portal, in panels that don’t overlap', () => {
    const visible = new Set(queries.flatMap(namesIn));
    const own = metrics.getMetricsAsArray().filter(({ name }) => name.startsWith('treadway_'));
    const hidden = own.filter((metric) => !partsOf(metric).some((name) => visible.has(name)));
    expect(hidden.map(({ name }) => name)).toEqual([]);
    const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x},${y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});
