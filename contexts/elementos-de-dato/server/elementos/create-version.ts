import type { DatabaseSchema } from '@marco/database';
import { setObjeto } from '@marco/oid/port';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import type { CambioVersion } from '../../contract/terms.ts';
import { computeSiguiente } from '../../rules/ciclo/numeracion.ts';
import { createOidVersion } from './create-oid.ts';
import { addTransicion, addVersion } from './elementos.repository.ts';
import { getElemento } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { refuseSinVigente } from './refuse-sin-vigente.ts';
import { REFUSALS } from './update-locked-version.ts';
import { findLockedVersionRow, type VersionRow } from './version-row.queries.ts';

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

/** What a new version says at first: what the one before says. */
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

async function findVigente(trx: Running, elementoId: number): Promise<VersionRow | undefined> {
  const vigente = await trx
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .where('estado', '=', 'incorporado')
    .executeTakeFirst();
  return vigente && findLockedVersionRow(trx, vigente.id);
}

/**
 * Begins the next version of an element as a copy of the one in force (specification §7 `versionar`).
 *
 * @throws ELEMENTO_NO_ENCONTRADO, ELEMENTO_ESTADO, ELEMENTO_CON_BORRADOR, ELEMENTO_ACCION_NO_PERMITIDA
 */
export function createVersion(
  database: Kysely<DatabaseSchema>,
  { elementoId, cambio }: { readonly elementoId: number; readonly cambio: CambioVersion },
  context: CallContext,
): Promise<ElementoPrivado> {
  const quien = toQuienElabora(context);
  const intent = { action: 'versionar-elemento', objectType: 'elemento' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const row = await findVigente(trx, elementoId);
    if (!row) return refuseSinVigente(trx, elementoId, 'modificar', quien);
    const { acciones, enTrabajoId } = await getElemento(trx, row.id, quien);
    if (enTrabajoId !== null) throw refuse(elementosErrors, 'ELEMENTO_CON_BORRADOR');
    requireAllowed(acciones.modificar, elementosErrors, 'ELEMENTO_ACCION_NO_PERMITIDA');
    const versiones = await trx
      .selectFrom('elementos_versiones')
      .select(['mayor', 'menor'])
      .where('elemento_id', '=', elementoId)
      .execute();
    const { mayor, menor } = computeSiguiente(versiones, row, cambio);
    const numero = formatNumero({ mayor, menor });
    const oid = await createOidVersion(trx, row.oid_elemento, numero);
    const id = await addVersion(trx, {
      ...toCopia(row),
      elemento_id: elementoId,
      mayor,
      menor,
      oid,
      estado: 'borrador',
      autor_id: quien.usuarioId,
    });
    await setObjeto(trx, oid, id);
    await addPartesDe(trx, row.id, id);
    await addTransicion(trx, {
      version_id: id,
      accion: 'modificar',
      desde: null,
      hasta: 'borrador',
      usuario_id: quien.usuarioId,
    });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { identificador: row.identificador, numero }, copiaDe: row.id },
    });
    return getElemento(trx, id, quien);
  });
}
