import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const REQUIREMENTS_LIST = 'docs/requirements.tsv';
export const PROOFS = 'docs/proofs';

/** A row of the list of requirements. */
export interface Requirement {
  /** `MESA-05`. */
  readonly id: string;
  readonly area: string;
  /** What the specification asks for, with the sections it comes from in brackets at the end. */
  readonly text: string;
}

/** What proves one clause of a requirement: a row of `docs/proofs`. */
export interface Proof {
  readonly id: string;
  /** Part of the text of the requirement, word by word. */
  readonly clause: string;
  /** Path of the test, `later` where the clause is not built, or nothing. */
  readonly test: string;
  /** Title of the test without its ids; of a clause that is not built, the reason. */
  readonly title: string;
  /** Where the row stands. */
  readonly file: string;
  readonly line: number;
}

/** Rows of a table of tabs below its heading, with their lines from 1. */
function readTable(root: string, path: string): { cells: string[]; line: number }[] {
  const file = join(root, path);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((row, index) => ({ cells: row.split('\t'), line: index + 1 }))
    .filter(({ cells, line }) => line > 1 && cells[0] !== '');
}

export function readRequirements(root: string): Requirement[] {
  return readTable(root, REQUIREMENTS_LIST).map(({ cells: [id = '', area = '', text = ''] }) => ({
    id,
    area,
    text,
  }));
}

/** The proofs of every area, in the order of their files and rows. */
export function readProofs(root: string): Proof[] {
  const folder = join(root, PROOFS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => `${PROOFS}/${name}`)
    .flatMap((file) =>
      readTable(root, file).map(({ cells: [id = '', clause = '', test = '', title = ''], line }) => ({
        id,
        clause,
        test,
        title,
        file,
        line,
      })),
    );
}
