import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { Campo } from '../../contract/index.ts';
import { buildCamposDeVersion } from '../../rules/mensajes/campos-de-version.ts';
import { keepHijos } from '../../rules/mensajes/posicion-campos.ts';
import { listCampos } from './campos.queries.ts';
import {
  saveBasesDatos,
  saveConsumidores,
  saveLenguajes,
  saveOperaciones,
  saveSistemas,
} from './ficha.repository.ts';
import { listElegibles, listFicha, listOperaciones } from './operaciones.queries.ts';
import { type CampoPorGuardar, saveCampos } from './partes.repository.ts';
import { updateColumns } from './solicitudes.repository.ts';
import {
  findVersionAnterior,
  listCamposDeVersion,
  listOperacionesDeVersion,
} from './version-anterior.queries.ts';

type Running = Transaction<DatabaseSchema>;

interface DraftDeServicio {
  readonly id: number;
  readonly servicioId: number;
  readonly entidadId: number;
}

const FICHA = [
  { parte: 'consumidores', table: 'entidades', save: saveConsumidores },
  { parte: 'sistemas', table: 'sistemas', save: saveSistemas },
  { parte: 'lenguajes', table: 'lenguajes', save: saveLenguajes },
  { parte: 'basesDatos', table: 'bases_de_datos', save: saveBasesDatos },
] as const;

/** What nobody said yet of a field that stays as it is: it uses the element it became. */
const POR_DECIDIR = { justificacion: '', decision: 'pendiente', observacion: '' } as const;

/** A field of the request before, for the next one. */
function toSiguiente({ id: _, elemento, cumplido: _cumplido, ...campo }: Campo): CampoPorGuardar {
  return {
    ...campo,
    ...POR_DECIDIR,
    accion: elemento ? 'reutilizar' : null,
    elementoId: elemento?.id ?? null,
  };
}

/** Fields of the request that made a version, without those that left the messages by it. */
async function listDeSolicitud(trx: Running, solicitudId: number): Promise<readonly CampoPorGuardar[]> {
  const antes = await listCampos(trx, solicitudId);
  return keepHijos(
    antes,
    antes.filter(({ accion }) => accion !== 'caducar'),
  ).map(toSiguiente);
}

/** Fields of a version that no request made, as far as its messages and the common language say them. */
async function listDeVersion(trx: Running, versionId: number): Promise<readonly CampoPorGuardar[]> {
  const campos = buildCamposDeVersion(await listCamposDeVersion(trx, versionId));
  return campos.map((campo) => ({
    ...campo,
    ...POR_DECIDIR,
    accion: 'reutilizar',
    longitud: null,
    valores: '',
    fuente: '',
    ejemplo: '',
    sistemaOrigen: '',
    datoPersonal: false,
    base: null,
  }));
}

/** Who will read the servicio and what is behind it, as far as it is still in use. */
async function saveFicha(trx: Running, { id, entidadId }: DraftDeServicio, solicitudId: number) {
  const ficha = await listFicha(trx, solicitudId);
  for (const { parte, table, save } of FICHA) {
    const ids = ficha[parte].map((fila) => fila.id);
    const elegibles = await listElegibles(trx, table, { ids, entidadId });
    await save(
      trx,
      id,
      ids.filter((uno) => elegibles.has(uno)),
    );
  }
}

/**
 * A request that changes a servicio begins as the servicio is: with the operations and fields of its newest certified
 * version, who reads it and what is behind it. The entity writes what is different.
 *
 * @returns what was taken, for the audit trail; undefined where the servicio has no such version
 */
export async function createPartesDeVersion(trx: Running, draft: DraftDeServicio) {
  const version = await findVersionAnterior(trx, draft.servicioId);
  if (!version) return undefined;
  const { solicitud_id: anterior, consumo_abierto: consumoAbierto } = version;
  const escritos = anterior === null ? [] : await listDeSolicitud(trx, anterior);
  const campos = escritos.length > 0 ? escritos : await listDeVersion(trx, version.id);
  const propias = anterior === null ? [] : await listOperaciones(trx, anterior);
  // The fields of a request name the operations of that request; those of the messages, the operations of the version.
  const operaciones = escritos.length > 0 ? propias : await listOperacionesDeVersion(trx, version.id);
  await saveOperaciones(trx, draft.id, operaciones);
  await saveCampos(trx, draft.id, campos);
  if (anterior !== null) await saveFicha(trx, draft, anterior);
  await updateColumns(trx, draft.id, { consumo_abierto: consumoAbierto ?? false });
  return {
    version: `${version.mayor}.${version.menor}`,
    campos: campos.length,
    operaciones: operaciones.length,
  };
}
