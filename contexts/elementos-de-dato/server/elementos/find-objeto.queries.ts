import { toDiccionario } from '@marco/oid/paths';
import {
  type BuscadorDeObjeto,
  type Lector,
  type ObjetosIdentificados,
  SIN_PUBLICAR,
  toPrivada,
} from '@marco/oid/port';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';

/** States of a version of an element that anybody reads (GEN-05). */
const PUBLICADOS: Readonly<Record<string, string>> = {
  incorporado: 'Incorporado',
  historico: 'Histórico',
  caducado: 'Caducado',
};
const findElemento: BuscadorDeObjeto = async (database, oid, lector) => {
  const row = await database
    .selectFrom('elementos_de_dato as e')
    .innerJoin('elementos_versiones as v', 'v.elemento_id', 'e.id')
    .select(['v.id', 'v.entidad_responsable_id as entidadId', 'e.identificador', 'v.nombre', 'v.estado'])
    .where('e.oid', '=', oid)
    .orderBy((eb) => eb('v.estado', 'in', Object.keys(PUBLICADOS)), 'desc')
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return presentElemento({ ...row, oid }, lector);
};

const findVersion: BuscadorDeObjeto = async (database, oid, lector) => {
  const row = await database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['v.id', 'v.entidad_responsable_id as entidadId', 'e.identificador', 'v.nombre'])
    .select(['v.mayor', 'v.menor', 'v.estado'])
    .where('v.oid', '=', oid)
    .executeTakeFirst();
  if (!row) return undefined;
  const version = `versión ${row.mayor}.${row.menor}`;
  const identificador = `${row.identificador}, ${version}`;
  const { id, entidadId, estado } = row;
  return presentElemento(
    { id, entidadId, identificador, nombre: `${row.nombre}, ${version}`, estado, oid },
    lector,
  );
};

interface ElementoHallado {
  /** Of its version: the private screen of elements is opened by it. */
  readonly id: number;
  /** The entidad responsible for it, which reads it before it is published. */
  readonly entidadId: number | null;
  readonly identificador: string;
  readonly nombre: string;
  readonly estado: string;
  readonly oid: string;
}

/** An unpublished element shows only its technical name, and only to people who may read it. */
function presentElemento(
  { id, entidadId, identificador, nombre, estado, oid }: ElementoHallado,
  lector: Lector,
): Awaited<ReturnType<BuscadorDeObjeto>> {
  const publicado = PUBLICADOS[estado];
  if (publicado !== undefined)
    return {
      nombre,
      estado: publicado,
      direccion: toDiccionario(oid),
      publicado: true,
    };
  const isOpen = lector.leeTodas || (entidadId !== null && entidadId === lector.entidadId);
  const direccion = isOpen ? toPrivada(toVersionElemento(id), lector, 'elementos-de-dato') : null;
  return { nombre: identificador, estado: SIN_PUBLICAR, direccion, publicado: false };
}

/** What an identifier of an element, or of one of its versions, stands for. */
export const objetosElementos: ObjetosIdentificados = { elemento: findElemento, version: findVersion };
