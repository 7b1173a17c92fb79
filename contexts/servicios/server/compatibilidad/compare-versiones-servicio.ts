import type { DatabaseSchema } from '@marco/database';
import { findClausura, presentDiaDeValores } from '@marco/esquemas/port';
import { type Caller, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Lectura } from '../../contract/compatibilidad.terms.ts';
import { type CompatibilidadVersiones, serviciosErrors } from '../../contract/index.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';
import { buildArbol, type Rama } from '../../rules/mensajes/arbol.ts';
import { listCamposDeMensajes, listMensajes } from '../versiones/mensajes.queries.ts';
import type { NodoComparable } from './build-comparable.ts';
import { findVersionComparada } from './compatibilidad.queries.ts';
import { comparador } from './run-comparacion.ts';
import type { VersionComparada, VersionesComparadas } from './worker/compute-compatibilidad.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * What a version of a servicio does to those who use another one of it.
 *
 * @throws VERSION_SERVICIO_NO_EXISTE, VERSION_DE_OTRO_SERVICIO, COMPARACION_DEMORADA, SERVICIO_OCUPADO
 */
export async function compareVersionesServicio(
  database: Database,
  { lectura, ...ids }: { readonly desdeId: number; readonly hastaId: number; readonly lectura: Lectura },
  caller: Caller,
): Promise<CompatibilidadVersiones> {
  const comparadas = await readComparadas(database, ids);
  return comparador.compare({ clase: 'compatibilidad', ...comparadas, lectura }, caller);
}

/**
 * Two versions of a servicio with everything it takes to compare them.
 *
 * @throws VERSION_SERVICIO_NO_EXISTE, VERSION_DE_OTRO_SERVICIO
 */
export async function readComparadas(
  database: Database,
  { desdeId, hastaId }: { readonly desdeId: number; readonly hastaId: number },
): Promise<VersionesComparadas> {
  const [desde, hasta] = await Promise.all([
    findVersionComparada(database, desdeId),
    findVersionComparada(database, hastaId),
  ]);
  if (!desde || !hasta) throw refuse(serviciosErrors, 'VERSION_SERVICIO_NO_EXISTE');
  if (desde.servicioId !== hasta.servicioId) throw refuse(serviciosErrors, 'VERSION_DE_OTRO_SERVICIO');
  const [antes, despues] = await Promise.all([
    readOperaciones(database, desdeId),
    readOperaciones(database, hastaId),
  ]);
  const ids = new Set([antes, despues].flatMap(({ versiones }) => versiones));
  const clausura = await findClausura(database, [...ids], presentDiaDeValores(null));
  if (!clausura) throw new Error('A version of an element that a message carries is gone.');
  return {
    desde: { ...desde, operaciones: antes.operaciones },
    hasta: { ...hasta, operaciones: despues.operaciones },
    clausura,
  };
}

type CampoRow = Awaited<ReturnType<typeof listCamposDeMensajes>>[number];

/** What a version exchanges, and the versions of elements it takes to compare it. */
async function readOperaciones(
  database: Database,
  versionId: number,
): Promise<Pick<VersionComparada, 'operaciones'> & { readonly versiones: readonly number[] }> {
  const [mensajes, campos] = await Promise.all([
    listMensajes(database, versionId),
    listCamposDeMensajes(database, versionId),
  ]);
  const byMensaje = Map.groupBy(campos, ({ mensajeId }) => mensajeId);
  const byOperacion = Map.groupBy(mensajes, ({ codigo }) => codigo);
  return {
    versiones: campos.map((campo) => campo.versionId),
    operaciones: [...byOperacion].map(([codigo, suyos]) => ({
      codigo,
      mensajes: suyos.flatMap(({ mensajeId, papel }) => {
        if (mensajeId === null || papel === null) return [];
        const campos = buildArbol(byMensaje.get(mensajeId) ?? []).map(toNodo);
        return [{ papel: papel as PapelMensaje, campos }];
      }),
    })),
  };
}

function toNodo({ hijos, nombreLocal, versionId, minimo, maximo }: Rama<CampoRow>): NodoComparable {
  return { nombreLocal, elementoVersionId: versionId, minimo, maximo, hijos: hijos.map(toNodo) };
}
