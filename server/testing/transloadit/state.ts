import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export type Json = Record<string, unknown>;

/** A file on its way to the replayed service, or wholly there. */
export interface ReplayedFile {
  id: string;
  name: string;
  bytes: Buffer;
}

/** An assembly of the replayed service. */
export interface ReplayedAssembly {
  id: string;
  ok: string | null;
  error: string | null;
  params: Json;
  fields: Json;
  expectedFiles: number;
  files: ReplayedFile[];
  results: Record<string, Json[]>;
  watchers: Set<ServerResponse>;
}

/** An answer in place of the real one, for the next call whose method and path match. */
export interface Failure {
  call: RegExp;
  status: number;
  body: unknown;
}

/** Everything that the replayed service knows. */
export interface ReplayState {
  authKey: string;
  secret: string;
  /** Origin that assemblies are opened at. */
  service: string;
  /** Origin of the machine that holds them; browsers upload there. */
  machine: string;
  assemblies: Map<string, ReplayedAssembly>;
  arriving: Map<string, ReplayedFile & { length: number; assembly: ReplayedAssembly }>;
  /** Results by their path on the machine. */
  kept: Map<string, { bytes: Buffer; mime: string }>;
  /** Paths on the machine that lead elsewhere. */
  redirects: Map<string, string>;
  nonces: Set<string>;
  failures: Failure[];
  /** Calls so far, each as its method and path. */
  calls: string[];
}

export const newId = (): string => randomBytes(16).toString('hex');

/** What the service tells those who watch an assembly; unnamed where no event is given. */
export function notify({ watchers }: ReplayedAssembly, data: unknown, event?: string): void {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  for (const watcher of watchers) {
    watcher.write(`${event ? `event: ${event}\n` : ''}data: ${text}\n\n`);
  }
}
