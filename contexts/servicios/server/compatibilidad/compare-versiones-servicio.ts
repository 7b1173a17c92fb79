import type { DatabaseSchema } from '@marco/database';
import { findClausura, presentDiaDeValores } from '@marco/esquemas/port';
import { type Caller, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Lectura } from '../../contract/compatibilidad.terms.ts';
import { type CompatibilidadVersiones, serviciosErrors } from '../../contract/index.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';
import { buildArbol, type NodoDeMensaje, type Rama } from '../../rules/mensajes/arbol.ts';
import type { OperacionConMensajes } from '../../rules/mensajes/mensajes-de-campos.ts';
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
  return joinComparadas(
    database,
    { ...desde, ...(await readOperaciones(database, desdeId)) },
    { ...hasta, ...(await readOperaciones(database, hastaId)) },
  );
}

/** A version that is asked for and has no row yet: its number, and what its messages would be. */
export interface VersionPropuesta {
  readonly mayor: number;
  readonly menor: number;
  readonly operaciones: readonly OperacionConMensajes[];
}

/** The same where the second version is still asked for. */
export async function readComparadasConPropuesta(
  database: Database,
  { desdeId, propuesta }: { readonly desdeId: number; readonly propuesta: VersionPropuesta },
): Promise<VersionesComparadas> {
  const desde = await findVersionComparada(database, desdeId);
  if (!desde) throw refuse(serviciosErrors, 'VERSION_SERVICIO_NO_EXISTE');
  const { mayor, menor, operaciones } = propuesta;
  const mensajes = operaciones.flatMap((operacion) => operacion.mensajes);
  const versiones = mensajes.flatMap(({ campos }) => campos.flatMap(listVersionesDeNodo));
  return joinComparadas(
    database,
    { ...desde, ...(await readOperaciones(database, desdeId)) },
    { id: SIN_FILA, servicioId: desde.servicioId, mayor, menor, operaciones, versiones },
  );
}

/** Stands for the id of a version that has no row. */
const SIN_FILA = 0;

const listVersionesDeNodo = ({ elementoVersionId, hijos }: NodoDeMensaje): readonly number[] => [
  elementoVersionId,
  ...hijos.flatMap(listVersionesDeNodo),
];

type ConElementos = VersionComparada & { readonly versiones: readonly number[] };

/** Both versions with the closure of the elements they carry. */
async function joinComparadas(
  database: Database,
  { versiones: deAntes, ...desde }: ConElementos,
  { versiones: deDespues, ...hasta }: ConElementos,
): Promise<VersionesComparadas> {
  const ids = new Set([...deAntes, ...deDespues]);
  const clausura = await findClausura(database, [...ids], presentDiaDeValores(null));
  if (!clausura) throw new Error('A version of an element that a message carries is gone.');
  return { desde, hasta, clausura };
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
