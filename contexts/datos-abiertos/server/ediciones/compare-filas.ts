import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { ConjuntoAbierto } from '../../rules/conjuntos/conjunto.ts';
import type { CambioDeFila } from '../../rules/volcado.ts';
import { type Filas, writeLinea } from './write-archivos.ts';

/** Side of a row: of the edition before, or of this one. Their sum tells what is on one side alone. */
const ANTES = -1;
const AHORA = 1;
type Lado = typeof ANTES | typeof AHORA;

/** The only table of the file. */
const TABLA = 'filas';

interface Diferencia {
  readonly fila: string;
  /** How many more there are now. */
  readonly mas: number;
  /** Rows of its key on both sides. */
  readonly total: number;
  readonly menor: number;
  readonly mayor: number;
}

/** A row that changed, as a line of the CSV of its set. */
export interface FilaCambiada {
  readonly cambio: CambioDeFila;
  readonly linea: string;
}

/**
 * The rows of a set in two editions, compared on disk: neither edition is ever in memory.
 */
export class ComparacionDeFilas implements Disposable {
  readonly #base: DatabaseSync;

  /** @param path of a file that is not there yet */
  constructor(path: string) {
    this.#base = new DatabaseSync(path);
    this.#base.exec('pragma journal_mode = off; pragma synchronous = off');
    this.#base.exec(
      'create table filas (lado integer not null, llave text not null, fila text not null) strict',
    );
  }

  /** Adds the rows of the edition before. */
  addAntes(conjunto: ConjuntoAbierto, filas: Filas): Promise<void> {
    return this.#add(ANTES, conjunto, filas);
  }

  /** Adds the rows of this edition. */
  addAhora(conjunto: ConjuntoAbierto, filas: Filas): Promise<void> {
    return this.#add(AHORA, conjunto, filas);
  }

  async #add(lado: Lado, { columnas, llave }: ConjuntoAbierto, filas: Filas): Promise<void> {
    const lugares = llave.map((nombre) => columnas.findIndex((columna) => columna.nombre === nombre));
    const pone = this.#base.prepare(`insert into ${TABLA} values (?, ?, ?)`);
    for await (const grupo of filas) {
      this.#base.exec('begin');
      for (const fila of grupo)
        pone.run(lado, writeLinea(lugares.map((at) => fila[at] ?? null)), writeLinea(fila));
      this.#base.exec('commit');
      // SQLite answers at once: others get their turn between two groups.
      await setImmediate();
    }
  }

  /**
   * What was added, changed or removed, by key. A row is changed where its key is of one row before and now; of keys that several rows
   * have, the ones that differ are removed and added.
   */
  *listCambios(): Generator<FilaCambiada> {
    const diferencias = this.#base
      .prepare(
        `with difieren as (
          select llave, fila, sum(lado) as mas from ${TABLA} group by llave, fila having sum(lado) <> 0
        ), totales as (select llave, count(*) as total from ${TABLA} group by llave)
        select fila, mas, total, min(mas) over de_llave as menor, max(mas) over de_llave as mayor
        from difieren join totales using (llave) window de_llave as (partition by llave)
        order by llave, mas, fila`,
      )
      .iterate() as Iterable<unknown> as Iterable<Diferencia>;
    for (const { fila, mas, total, menor, mayor } of diferencias) {
      const isCambiada = total === 2 && menor === ANTES && mayor === AHORA;
      if (isCambiada && mas === ANTES) continue;
      const cambio = isCambiada ? 'cambiada' : mas > 0 ? 'agregada' : 'retirada';
      for (let veces = Math.abs(mas); veces > 0; veces -= 1) yield { cambio, linea: fila };
    }
  }

  [Symbol.dispose](): void {
    this.#base.close();
  }
}
