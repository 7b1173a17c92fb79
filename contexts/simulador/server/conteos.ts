import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { CodigoSituacion } from '../contract/situaciones.terms.ts';
import { addConteos, type ConteoDelDia } from './conteo.repository.ts';

/** A call as it is counted: nothing it said, and nobody who said it. */
export interface LlamadaContada {
  readonly versionId: number;
  readonly operacion: string;
  readonly situacion: CodigoSituacion;
}

/** Counts the calls of this process, and adds them to those of the day when it is told to: no call waits for that. */
export class Conteos {
  private readonly database: Kysely<DatabaseSchema>;
  private kept = new Map<string, ConteoDelDia>();

  constructor(database: Kysely<DatabaseSchema>) {
    this.database = database;
  }

  add({ versionId, operacion, situacion }: LlamadaContada): void {
    const dia = toColombianDay(new Date());
    const clave = `${dia} ${versionId} ${operacion} ${situacion}`;
    const total = (this.kept.get(clave)?.total ?? 0) + 1;
    this.kept.set(clave, { dia, versionId, operacion, situacion, total });
  }

  /** Adds what was counted to the days; it is kept where that fails. */
  async flush(): Promise<void> {
    const counted = this.kept;
    if (counted.size === 0) return;
    this.kept = new Map();
    try {
      await addConteos(this.database, [...counted.values()]);
    } catch (error) {
      this.putBack(counted);
      throw error;
    }
  }

  private putBack(counted: ReadonlyMap<string, ConteoDelDia>): void {
    for (const [clave, conteo] of counted) {
      const total = (this.kept.get(clave)?.total ?? 0) + conteo.total;
      this.kept.set(clave, { ...conteo, total });
    }
  }
}

/** The counts of a database in this process: what counts and what adds them up are made apart. */
const DE_BASE = new WeakMap<Kysely<DatabaseSchema>, Conteos>();

export function getConteos(database: Kysely<DatabaseSchema>): Conteos {
  const known = DE_BASE.get(database) ?? new Conteos(database);
  DE_BASE.set(database, known);
  return known;
}
