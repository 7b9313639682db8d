import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOfRun } from './seed';

const pathOf = (name: string): string => join(folderOfRun(), `${name}.json`);

/** Reads what a worker of the run has written under a name. */
export function readShared<Value>(name: string): Value | undefined {
  return existsSync(pathOf(name)) ? (JSON.parse(readFileSync(pathOf(name), 'utf8')) as Value) : undefined;
}

/** Writes a value for all workers of the run; it appears whole or not at all. */
export function writeShared<Value>(name: string, value: Value): void {
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  const draft = `${pathOf(name)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, pathOf(name));
}
