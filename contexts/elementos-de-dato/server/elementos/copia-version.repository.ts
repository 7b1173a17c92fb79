import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { VersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** Gives a version the parts of another one. */
export async function addPartesDe(trx: Running, origen: number, destino: number): Promise<void> {
  const copies = [
    sql`insert into elementos_valores (version_id, codigo, nombre, descripcion, vigente_desde, vigente_hasta, orden)
      select ${destino}::int, codigo, nombre, descripcion, vigente_desde, vigente_hasta, orden from elementos_valores where version_id = ${origen}`,
    sql`insert into elementos_componentes (version_id, orden, componente_version_id, nombre_local, ocurrencia_minima, ocurrencia_maxima)
      select ${destino}::int, orden, componente_version_id, nombre_local, ocurrencia_minima, ocurrencia_maxima from elementos_componentes where version_id = ${origen}`,
    sql`insert into elementos_nombres (version_id, tipo, nombre, entidad_id)
      select ${destino}::int, tipo, nombre, entidad_id from elementos_nombres where version_id = ${origen}`,
    sql`insert into elementos_relaciones (version_id, tipo, destino_elemento_id, termino_externo, nota)
      select ${destino}::int, tipo, destino_elemento_id, termino_externo, nota from elementos_relaciones where version_id = ${origen}`,
    sql`insert into elementos_fuentes (version_id, orden, tipo, nombre, url, edicion, fecha)
      select ${destino}::int, orden, tipo, nombre, url, edicion, fecha from elementos_fuentes where version_id = ${origen}`,
    sql`insert into elementos_normas (version_id, orden, tipo, numero, anio, articulo, entidad_emisora, url, archivo_id)
      select ${destino}::int, orden, tipo, numero, anio, articulo, entidad_emisora, url, archivo_id from elementos_normas where version_id = ${origen}`,
    sql`insert into elementos_estandares (version_id, estandar_id)
      select ${destino}::int, estandar_id from elementos_estandares where version_id = ${origen}`,
    sql`insert into elementos_archivos (version_id, archivo_id)
      select ${destino}::int, archivo_id from elementos_archivos where version_id = ${origen}`,
  ];
  for (const copy of copies) await copy.execute(trx);
}

/** Gives a new version the content of the version before it. */
export function toCopia(row: VersionRow) {
  return {
    nombre: row.nombre,
    definicion: row.definicion,
    notas: row.notas,
    usos: row.usos,
    palabras_clave: row.palabras_clave,
    ejemplos: row.ejemplos,
    entidad_responsable_id: row.entidad_responsable_id,
    clasificacion_informacion: row.clasificacion_informacion,
    dato_personal: row.dato_personal,
    tipo_dato: row.tipo_dato,
    longitud_minima: row.longitud_minima,
    longitud_maxima: row.longitud_maxima,
    total_digitos: row.total_digitos,
    decimales: row.decimales,
    valor_minimo: row.valor_minimo,
    valor_maximo: row.valor_maximo,
    patron: row.patron,
    unidad_medida: row.unidad_medida,
    fuente_lista: row.fuente_lista,
    fecha_fuente_lista: row.fecha_fuente_lista,
    modelo: row.modelo,
    base_version_id: row.base_version_id,
    es_abstracto: row.es_abstracto,
  };
}

/** Lets a draft say what the version of another element says, which it replaces. */
export async function saveReemplazo(trx: Running, origen: VersionRow, destino: number): Promise<void> {
  await trx.updateTable('elementos_versiones').set(toCopia(origen)).where('id', '=', destino).execute();
  await addPartesDe(trx, origen.id, destino);
  await trx
    .insertInto('elementos_relaciones')
    .values({ version_id: destino, tipo: 'reemplaza', destino_elemento_id: origen.elemento_id })
    .execute();
}
