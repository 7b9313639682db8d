import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOfRun } from './seed';

const toPath = (name: string): string => join(folderOfRun(), `${name}.json`);

/** Reads a value that a worker of the run has written. Undefined if there is none. */
export function readShared<Value>(name: string): Value | undefined {
  return existsSync(toPath(name)) ? (JSON.parse(readFileSync(toPath(name), 'utf8')) as Value) : undefined;
}

/** Writes a value for all workers of the run. Other workers never see a partly written value. */
export function writeShared<Value>(name: string, value: Value): void {
  mkdirSync(dirname(toPath(name)), { recursive: true });
  const draft = `${toPath(name)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, toPath(name));
}
