import { toMomentText } from '@marco/country/local-time';
import { ZONE } from '@marco/country/zone';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { createDirectory, getNamed } from '../directory.ts';
import { insertEnlaces } from '../nivel-dos/insert-enlaces.ts';
import { planIngresos } from './plan-ingresos.ts';

type Database = Transaction<DatabaseSchema>;

/** Entidades that did nothing yet and that nobody has joined. */
const SIN_INGRESAR = 5;

/**
 * A person of each public entidad that had nobody, registered before the first thing it did; a few entidades have nobody still.
 *
 * @param primeros the first day each entidad did something on, by its clave
 * @param hoy the present, AAAA-MM-DD
 */
export async function insertIngresos(
  trx: Database,
  primeros: ReadonlyMap<string, string>,
  { hoy, entidades }: { readonly hoy: string; readonly entidades: ReadonlyMap<string, number> },
): Promise<void> {
  const { rows } = await sql<{
    entidad: number;
  }>`select distinct entidad_id as entidad from membresias`.execute(trx);
  const conGente = new Set(rows.map(({ entidad }) => entidad));
  const sinGente = [...createDirectory().values()]
    .filter(({ tipo, clave }) => tipo === 'publica' && !conGente.has(getNamed(entidades, clave)))
    .map(({ clave }) => clave);
  const quietas = sinGente.filter((clave) => !primeros.has(clave)).slice(-SIN_INGRESAR);
  const claves = sinGente.filter((clave) => !quietas.includes(clave));
  const ingresos = planIngresos(new Map(claves.map((clave) => [clave, primeros.get(clave)])), hoy);
  await insertEnlaces(
    trx,
    claves,
    entidades,
    new Map([...ingresos].map(([clave, dia]) => [clave, toMomentText(dia, '09:30')])),
  );
}

/** A person of each entidad who may act for it, by its clave, with the day they were registered on. */
export interface PersonaDeEntidad {
  readonly clave: string;
  readonly usuarioId: number;
  readonly numero: string;
  readonly dia: string;
}

/** The first active person of each entidad, by its sigla. */
export async function listPersonasDeEntidades(trx: Database): Promise<readonly PersonaDeEntidad[]> {
  const { rows } = await sql<PersonaDeEntidad>`
    select distinct on (e.id) e.sigla as clave, u.id as "usuarioId", u.numero_identificacion as numero,
      to_char(m.created_at at time zone ${ZONE.name}, 'YYYY-MM-DD') as dia
    from membresias m join entidades e on e.id = m.entidad_id and e.sigla is not null join usuarios u on u.id = m.usuario_id
    where m.estado = 'activa' order by e.id, m.id`.execute(trx);
  return rows;
}
