import type { ChildProcess } from 'node:child_process';

export function collectOutput(child: ChildProcess): () => string;
export function waitUntilReady(
  name: string,
  child: ChildProcess,
  address: string,
  output: () => string,
  seconds?: number,
): Promise<void>;
