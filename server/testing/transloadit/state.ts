import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export type Json = Record<string, unknown>;

/** A file of the replayed service, complete or incomplete. */
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

/** A failure that replaces the response to the next call with this method and path. */
export interface Failure {
  call: RegExp;
  status: number;
  body: unknown;
}

/** The state of the replayed service. */
export interface ReplayState {
  authKey: string;
  secret: string;
  /** The origin for creating assemblies. */
  service: string;
  /** The origin of the machine that holds them, to which browsers upload. */
  machine: string;
  assemblies: Map<string, ReplayedAssembly>;
  arriving: Map<string, ReplayedFile & { length: number; assembly: ReplayedAssembly }>;
  /** Results by their path on the machine. */
  kept: Map<string, { bytes: Buffer; mime: string }>;
  /** Redirects by their path on the machine. */
  redirects: Map<string, string>;
  nonces: Set<string>;
  failures: Failure[];
  /** Calls so far, each as its method and path. */
  calls: string[];
}

export const newId = (): string => randomBytes(16).toString('hex');

/** Sends a message to the watchers of an assembly, unnamed if no event is given. */
export function notify({ watchers }: ReplayedAssembly, data: unknown, event?: string): void {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  for (const watcher of watchers) {
    watcher.write(`${event ? `event: ${event}\n` : ''}data: ${text}\n\n`);
  }
}
