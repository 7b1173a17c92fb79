import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { TipoColumna } from '../../contract/terms.ts';
import type { ConjuntoAbierto } from '../../rules/conjuntos/conjunto.ts';
import type { Celda } from '../../rules/fila.ts';
import type { Filas } from './write-archivos.ts';

const TIPO_SQLITE: Readonly<Record<TipoColumna, string>> = {
  texto: 'text',
  entero: 'integer',
  decimal: 'real',
  logico: 'integer',
  dia: 'text',
  momento: 'text',
  personas: 'text',
};

const toValor = (celda: Celda) => (typeof celda === 'boolean' ? Number(celda) : celda);
/** A code is a name of letters and hyphens: quoted, it is one of SQLite too. */
const toNombre = (codigo: string) => `"${codigo.replaceAll('-', '_')}"`;

/** A file of SQLite that sets are written into, a group of rows at a time. */
export class ArchivoSqlite implements Disposable {
  readonly #base: DatabaseSync;

  /** @param path of a file that is not there yet */
  constructor(path: string) {
    this.#base = new DatabaseSync(path);
    // The file is of this process alone until it is whole.
    this.#base.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off');
    this.#base.exec(
      'create table conjuntos (codigo text primary key, titulo text not null, descripcion text not null, fuente text not null) strict',
    );
    this.#base.exec(
      `create table columnas (conjunto text not null, orden integer not null, nombre text not null, tipo text not null,
        significado text not null, elemento text, primary key (conjunto, orden)) strict`,
    );
  }

  /** Adds a set as a table of its own, and what it and its columns mean. */
  async addConjunto(codigo: string, conjunto: ConjuntoAbierto, filas: Filas): Promise<void> {
    const { titulo, descripcion, fuente, columnas } = conjunto;
    this.#base.prepare('insert into conjuntos values (?, ?, ?, ?)').run(codigo, titulo, descripcion, fuente);
    const declara = this.#base.prepare('insert into columnas values (?, ?, ?, ?, ?, ?)');
    for (const [orden, { nombre, tipo, significado, elemento }] of columnas.entries())
      declara.run(codigo, orden, nombre, tipo, significado, elemento ?? null);
    const nombres = columnas.map(({ nombre, tipo }) => `"${nombre}" ${TIPO_SQLITE[tipo]}`);
    this.#base.exec(`create table ${toNombre(codigo)} (${nombres.join(', ')}) strict`);
    const pone = this.#base.prepare(
      `insert into ${toNombre(codigo)} values (${columnas.map(() => '?').join(', ')})`,
    );
    for await (const grupo of filas) {
      this.#base.exec('begin');
      for (const fila of grupo) pone.run(...fila.map(toValor));
      this.#base.exec('commit');
      // SQLite answers at once: others get their turn between two groups.
      await setImmediate();
    }
  }

  [Symbol.dispose](): void {
    this.#base.close();
  }
}
