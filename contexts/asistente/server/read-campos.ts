import type { TableRow } from '@marco/contract-kit/table-records';
import type { DatabaseSchema } from '@marco/database';
import {
  type Caller,
  describeUnreadable,
  readTable,
  refuse,
  SharedPlaces,
  startsLikeZip,
  UnreadableTable,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { asistenteErrors } from '../contract/asistente.errors.ts';
import type { RevisionDeCampos } from '../contract/revision-campos.schema.ts';
import { type FormatoFuente, LIMITES_FUENTE } from '../contract/terms.ts';
import { findArchivoAjeno } from '../rules/lectura/archivo-ajeno.ts';
import {
  type CampoDetectado,
  FuenteIlegible,
  type LecturaDeFuente,
} from '../rules/lectura/campo-detectado.ts';
import { findClaseFuente } from '../rules/lectura/clase-fuente.ts';
import { readDiccionario } from '../rules/lectura/read-diccionario.ts';
import type { Propuestas } from '../rules/propuestas/propose-elementos.ts';
import type { PropuestaDeCampo } from '../rules/propuestas/propuesta.ts';
import { type AsistentePool, asistentePool, EN_ESPERA_DE_UNO, refuseOcupado } from './asistente-pool.ts';
import type { RechazoDeFuente } from './lectura/read-fuente.ts';
import { getMaterial } from './propuestas/get-material.ts';

type Database = Kysely<DatabaseSchema>;

/** What reads sources and proposes elements, with the places of each caller in all processes. */
export interface Asistente {
  readonly database: Database;
  readonly pool: AsistentePool;
  readonly places: SharedPlaces;
}

export function openAsistente(database: Database, pool: AsistentePool = asistentePool): Asistente {
  return {
    database,
    pool,
    places: new SharedPlaces(database, { kind: 'asistente', most: EN_ESPERA_DE_UNO + 1 }),
  };
}

/** A source somebody brings. */
export interface FuenteDeCampos {
  readonly bytes: Uint8Array;
  readonly nombre: string;
  /** As who brings it says; else it is told by its content. */
  readonly formato: FormatoFuente | undefined;
  /** Reads the rows of a table its caller knows; undefined where it does not. */
  readonly readPropia?: (filas: readonly TableRow[]) => LecturaDeFuente | undefined;
}

export type FuenteRevisada = { readonly revision: RevisionDeCampos } | { readonly rechazo: RechazoDeFuente };

/** Characters by which a source is told. */
const COMIENZO = 200_000;
/** Rows of a dictionary that are read: titles before the heading, and one field too many. */
const FILAS = LIMITES_FUENTE.campos + 100;

/** What a source is known by; the list of the parts of a ZIP stands at its end. */
function toComienzo({ bytes }: FuenteDeCampos): string {
  const comienzo = Buffer.from(bytes.subarray(0, COMIENZO)).toString('latin1');
  if (!comienzo.startsWith('PK')) return comienzo;
  return comienzo + Buffer.from(bytes.subarray(-COMIENZO)).toString('latin1');
}

/**
 * Reads the fields of a source and proposes an element for each. Nothing of it is kept.
 *
 * @throws FUENTE_PESADA, ASISTENTE_OCUPADO, SERVICIO_OCUPADO
 */
export async function readCamposDeFuente(
  asistente: Asistente,
  fuente: FuenteDeCampos,
  caller: Caller,
): Promise<FuenteRevisada> {
  if (fuente.bytes.byteLength > LIMITES_FUENTE.bytes) throw refuse(asistenteErrors, 'FUENTE_PESADA');
  return asistente.places.runIn(
    caller,
    async () => {
      const leido = await read(asistente, fuente, caller);
      if ('rechazo' in leido) return leido;
      return { revision: await review(asistente, leido.lectura, caller) };
    },
    refuseOcupado,
  );
}

/**
 * Proposes an element for each of some fields that stand in no file.
 *
 * @throws ASISTENTE_OCUPADO
 */
export function listPropuestasDeCampos(
  asistente: Asistente,
  campos: readonly CampoDetectado[],
  caller: Caller,
): Promise<RevisionDeCampos> {
  const lectura: LecturaDeFuente = { formato: 'plantilla', campos, omitidas: [] };
  return asistente.places.runIn(caller, () => review(asistente, lectura, caller), refuseOcupado);
}

type LecturaORechazo = { readonly lectura: LecturaDeFuente } | { readonly rechazo: RechazoDeFuente };

async function read({ pool }: Asistente, fuente: FuenteDeCampos, caller: Caller): Promise<LecturaORechazo> {
  const comienzo = toComienzo(fuente);
  const ajeno = findArchivoAjeno(fuente.bytes, comienzo);
  if (ajeno !== undefined) return { rechazo: { linea: 1, mensaje: ajeno } };
  const clase = findClaseFuente(comienzo, fuente.nombre, fuente.formato);
  if (clase !== 'tabla') return pool.read({ bytes: fuente.bytes, esSql: clase === 'sql' }, caller);
  try {
    const format = startsLikeZip(Buffer.from(fuente.bytes)) ? 'xlsx' : 'csv';
    const filas = await readTable({ format, content: fuente.bytes, maximumRows: FILAS }, caller);
    return { lectura: fuente.readPropia?.(filas) ?? readDiccionario(filas) };
  } catch (cause) {
    if (cause instanceof UnreadableTable)
      return { rechazo: { linea: cause.line ?? 1, mensaje: describeUnreadable(cause, 'las de sus campos') } };
    if (cause instanceof FuenteIlegible) return { rechazo: { linea: cause.linea, mensaje: cause.message } };
    throw cause;
  }
}

async function review(
  { database, pool }: Asistente,
  { formato, campos, omitidas }: LecturaDeFuente,
  caller: Caller,
): Promise<RevisionDeCampos> {
  const material = await getMaterial(database, campos);
  const dichas = (campos.length > 0 && (await pool.propose(material, caller))) || SIN_PROPUESTAS;
  return {
    formato,
    filas: campos.map((campo, lugar) => ({
      campo: presentCampo(campo),
      propuesta: presentPropuesta(dichas.propuestas[lugar] ?? createVacia(campo)),
    })),
    omitidas: omitidas.map((omitida) => ({ ...omitida })),
    grupos: dichas.grupos.map((grupo) => ({
      ...grupo,
      campos: [...grupo.campos],
      faltan: [...grupo.faltan],
    })),
    umbral: Math.round(material.umbrales.reutilizar * 100),
    pesos: dichas.version,
  };
}

/** Fields are told without proposals where comparing them takes too long. */
const SIN_PROPUESTAS: Propuestas = { propuestas: [], grupos: [], version: '' };

const createVacia = ({ ruta }: CampoDetectado): PropuestaDeCampo => ({
  ruta,
  decision: 'definir',
  puntaje: 0,
  candidatos: [],
  definicion: null,
  razones: ['No se alcanzó a comparar con el lenguaje común. Intente con menos campos.'],
});

const presentCampo = (campo: CampoDetectado): RevisionDeCampos['filas'][number]['campo'] => ({
  ...campo,
  valores: [...campo.valores],
  ejemplos: [...campo.ejemplos],
  origen: { ...campo.origen },
});

function presentPropuesta(propuesta: PropuestaDeCampo): RevisionDeCampos['filas'][number]['propuesta'] {
  return {
    ...propuesta,
    razones: [...propuesta.razones],
    candidatos: propuesta.candidatos.map((candidato) => ({
      ...candidato,
      razones: [...candidato.razones],
      diferencias: [...candidato.diferencias],
    })),
  };
}
