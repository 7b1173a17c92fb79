import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Llamada } from '../../rules/cadenas.ts';

type Database = Kysely<DatabaseSchema>;

/** What all calls together are: it changes when one of them does. */
export async function findVersionDeLlamadas(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat(count(*), ' ', coalesce(bit_xor(huella), 0)) as version from directorio_llamadas`.execute(
    database,
  );
  return rows[0]?.version ?? '';
}

interface LlamadaRow {
  readonly id: number;
  readonly servicioId: number;
  readonly pide: string;
  readonly entrega: string;
  readonly clase: number;
  readonly nivel: number;
}

/** Every call of the directory. */
export async function listLlamadas(database: Database): Promise<readonly Llamada[]> {
  const { rows } = await sql<LlamadaRow>`
    select l.operacion_id as id, l.servicio_id as "servicioId", array_to_string(l.pide, ' ') as pide,
      array_to_string(l.entrega, ' ') as entrega, l.clase, d.nivel
    from directorio_llamadas l join directorio_servicios d on d.servicio_id = l.servicio_id
    order by l.operacion_id`.execute(database);
  // Read as text: an array of the driver costs more than the whole search.
  return rows.map(({ pide, entrega, ...llamada }) => ({
    ...llamada,
    pide: toDatos(pide),
    entrega: toDatos(entrega),
  }));
}

const toDatos = (datos: string): readonly number[] => (datos === '' ? [] : datos.split(' ').map(Number));
