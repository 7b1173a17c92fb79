import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A statement of SQL the product sent, with the values of the first time. */
export interface NotedStatement {
  /** Without what changes from one call to the next (normal-statement.ts). */
  readonly normal: string;
  /** As it was sent. */
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What an API test file made the product send to each engine. */
export interface StatementsOfFile {
  readonly file: string;
  readonly pglite: readonly NotedStatement[];
  readonly postgres: readonly NotedStatement[];
}

/** Keeps the notes of a file in a folder; dates, bytes and large numbers among the values stay what they are. */
export function writeNotes(folder: string, notes: StatementsOfFile): void {
  writeFileSync(join(folder, `${randomUUID()}.notes`), serialize(notes));
}

/** The notes of every file that were kept in a folder. */
export function readNotes(folder: string): StatementsOfFile[] {
  return readdirSync(folder).map((name) => deserialize(readFileSync(join(folder, name))) as StatementsOfFile);
}
