import type { BuscadorDeObjeto, ObjetosIdentificados } from '@marco/oid/port';
import { ESTADO_VERSION_SERVICIO } from '@marco/servicios/terms';
import { toPasaporte } from '../contract/pasaportes.paths.ts';
import { isPasaporteVisible } from '../rules/can-see-pasaporte.ts';
import {
  type FilaDePasaporte,
  findServicioPorOid,
  findVersionPorOid,
  listVersionesDeServicio,
} from './pasaporte.queries.ts';

const presentVersion = (row: FilaDePasaporte, nombre: string) => ({
  nombre,
  estado: ESTADO_VERSION_SERVICIO[row.estado],
  direccion: isPasaporteVisible(row) ? toPasaporte(row.oid) : null,
  publicado: isPasaporteVisible(row),
});

/** A servicio stands for its newest version that anybody may read. */
const findServicio: BuscadorDeObjeto = async (database, oid) => {
  const servicioId = await findServicioPorOid(database, oid);
  const versiones = servicioId === undefined ? [] : await listVersionesDeServicio(database, servicioId);
  const row = versiones.find(isPasaporteVisible) ?? versiones[0];
  return row && presentVersion(row, row.nombre);
};

const findVersion: BuscadorDeObjeto = async (database, oid) => {
  const row = await findVersionPorOid(database, oid);
  return row && presentVersion(row, `${row.nombre}, versión ${row.mayor}.${row.menor}`);
};

/** What an identifier of a servicio, or of one of its versions, stands for. */
export const objetosServicios: ObjetosIdentificados = { servicio: findServicio, version: findVersion };
