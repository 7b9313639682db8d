import type { Client } from 'pg';

export interface Comparison {
  client: Client;
  databaseUrl: string;
  portal: { url: string };
  learner: { id: string; token: string };
  adminToken: string;
  tokens: Map<string, string>;
}

export function loadMinimalData(client: Client): Promise<string[]>;
export function compareAnswers(
  comparison: Comparison,
  stops: (() => Promise<void>)[],
): Promise<{ reads: string[]; people: Record<string, number>; writes: Record<string, string> }>;
