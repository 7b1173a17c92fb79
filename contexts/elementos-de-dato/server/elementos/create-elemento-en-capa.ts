import { canDepender, findCapa, findDominio, listDominios } from '@marco/capas-de-uso/port';
import type { TipoCapa } from '@marco/capas-de-uso/terms';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseField, runAudited, writeAudit } from '@marco/server-kit';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import { ESTADOS_EN_TRABAJO } from '../../contract/terms.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { addElementoNuevo } from './create-elemento.ts';
import { addPartesDe, toCopia } from './create-version.ts';
import { getElemento, getElementoDecidido } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { refuseSinVigente } from './refuse-sin-vigente.ts';
import { REFUSALS, requirePermitido } from './update-locked-version.ts';
import { findVersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The layer of an element that has a version in force. @throws ELEMENTO_NO_ENCONTRADO */
async function getCapaDeVigente(database: Database, elementoId: number) {
  const capa = await database
    .selectFrom('elementos_de_dato as e')
    .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
    .innerJoin('elementos_versiones as v', (join) =>
      join.onRef('v.elemento_id', '=', 'e.id').on('v.estado', '=', 'incorporado'),
    )
    .select(['c.id', sql<TipoCapa>`c.tipo`.as('tipo')])
    .where('e.id', '=', elementoId)
    .executeTakeFirst();
  if (!capa) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
  return capa;
}

interface Capa {
  readonly id: number;
  readonly tipo: TipoCapa;
}

/** Whether a layer is wider than another: what stands in the narrow one may use what stands in it, never the reverse. */
function isMasAmplia(capa: Capa, que: Capa): boolean {
  return capa.id !== que.id && canDepender(que, capa).allowed;
}

/**
 * Layers and domains an element may stand in, with how many elements in force each has, or in work that the caller
 * reads; only the layers an element may be taken to when one is named.
 *
 * @throws ELEMENTO_NO_ENCONTRADO
 */
export async function listCapasDeElementos(
  database: Database,
  { esMinisterio, entidadId }: Pick<QuienElabora, 'esMinisterio' | 'entidadId'>,
  masAmpliasQue?: number,
) {
  const origen = masAmpliasQue === undefined ? undefined : await getCapaDeVigente(database, masAmpliasQue);
  const counted = await database
    .selectFrom('elementos_de_dato as e')
    .select(['e.capa_id', 'e.dominio_id', sql<number>`count(*)`.as('elementos')])
    .where((where) =>
      where.exists((from) =>
        from
          .selectFrom('elementos_versiones as v')
          .select('v.id')
          .whereRef('v.elemento_id', '=', 'e.id')
          .where('v.estado', 'in', ['incorporado', ...ESTADOS_EN_TRABAJO])
          .$if(!esMinisterio, (query) =>
            query.where((own) =>
              own.or([own('v.estado', '=', 'incorporado'), own('v.entidad_responsable_id', '=', entidadId)]),
            ),
          ),
      ),
    )
    .groupBy(['e.capa_id', 'e.dominio_id'])
    .execute();
  const sum = (key: 'capa_id' | 'dominio_id', id: number) =>
    counted.reduce((total, row) => (row[key] === id ? total + Number(row.elementos) : total), 0);
  const capas = await database
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', (join) =>
      join.onRef('v.capa_id', '=', 'c.id').on('v.estado', '=', 'vigente'),
    )
    .select(['c.id', 'c.codigo', 'v.nombre', sql<TipoCapa>`c.tipo`.as('tipo')])
    .where('c.activa', '=', true)
    .orderBy(sql`array_position(array['comun', 'sectorial', 'local', 'proyecto', 'integracion'], c.tipo)`)
    .orderBy(spanishOrder('v.nombre'))
    .orderBy('c.id')
    .execute();
  const dominios = await listDominios(database);
  return {
    capas: capas
      .filter((capa) => !origen || isMasAmplia(capa, origen))
      .map((capa) => ({ ...capa, elementos: sum('capa_id', capa.id) })),
    dominios: dominios.map(({ id, codigo, nombre }) => ({
      id,
      codigo,
      nombre,
      elementos: sum('dominio_id', id),
    })),
  };
}

/**
 * Takes an element in force to a wider layer: a new one begins there as its copy, says that it replaces it and, once
 * incorporated, does (domain §2.2: never a rename).
 *
 * @throws ELEMENTO_NO_ENCONTRADO, ELEMENTO_ACCION_NO_PERMITIDA, ELEMENTO_ESTADO, ELEMENTO_REPETIDO, SOLICITUD_INVALIDA
 */
export function createElementoEnCapa(
  database: Database,
  {
    elementoId,
    capaId,
    dominioId,
  }: { readonly elementoId: number; readonly capaId: number; readonly dominioId?: number | undefined },
  context: CallContext,
): Promise<ElementoPrivado> {
  const quien = toQuienElabora(context);
  const intent = { action: 'llevar-elemento', objectType: 'elemento' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const vigente = await trx
      .selectFrom('elementos_versiones')
      .select('id')
      .where('elemento_id', '=', elementoId)
      .where('estado', '=', 'incorporado')
      .executeTakeFirst();
    const row = vigente && (await findVersionRow(trx, vigente.id));
    if (!row) return refuseSinVigente(trx, elementoId, 'llevar', quien);
    const decidido = await getElementoDecidido(trx, row.id, quien);
    requirePermitido('llevar', decidido);
    const origen = decidido.elemento;
    const capa = await findCapa(trx, capaId);
    const dominio = await findDominio(trx, dominioId ?? row.dominio_id);
    if (!capa?.activa || !dominio?.activo)
      throw refuseField('capaId', 'La capa de uso o el dominio no existen o no están activos.');
    if (!isMasAmplia(capa, origen.capa))
      throw refuseField('capaId', 'Elija una capa más amplia que la del elemento.');
    const { versionId } = await addElementoNuevo(
      trx,
      {
        identificador: row.identificador,
        nombre: row.nombre,
        capaId,
        dominioId: dominio.id,
        tipo: origen.tipo,
        clase: origen.clase,
      },
      { capa, dominio },
      quien,
    );
    await trx.updateTable('elementos_versiones').set(toCopia(row)).where('id', '=', versionId).execute();
    await addPartesDe(trx, row.id, versionId);
    await trx
      .insertInto('elementos_relaciones')
      .values({ version_id: versionId, tipo: 'reemplaza', destino_elemento_id: elementoId })
      .execute();
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: versionId,
      detail: { antes: null, despues: { identificador: row.identificador, capaId }, copiaDe: row.id },
    });
    return getElemento(trx, versionId, quien);
  });
}
