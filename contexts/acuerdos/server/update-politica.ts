import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, requireFaultless, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { acuerdosErrors, type PoliticaDeConsumo, type PoliticaEscrita } from '../contract/index.ts';
import { canEditPolitica } from '../rules/can-act-on-acuerdo.ts';
import { listCamposPedibles } from './campos-pedibles.queries.ts';
import {
  findPoliticaRow,
  findVersionOfrecida,
  listNombrados,
  listOrdenes,
  listSectores,
} from './politica.queries.ts';
import { keepPoliticaBloqueada, savePolitica } from './politica.repository.ts';
import { getPolitica } from './present-politica.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';

type Running = Transaction<DatabaseSchema>;

const TIPOS: ReadonlySet<string> = new Set(['publica', 'privada', 'ies']);

/** @throws SOLICITUD_INVALIDA at every condition that names what does not exist, and at every field that is of no answer */
async function verifyPolitica(trx: Running, versionId: number, politica: PoliticaEscrita): Promise<void> {
  const toIds = (clase: string) =>
    politica.grupos
      .flat()
      .flatMap((condicion) => (condicion.clase === clase ? condicion.valores.map(Number) : []));
  const [ordenes, sectores, entidades, campos] = await Promise.all([
    listOrdenes(trx),
    listSectores(trx),
    listNombrados(trx, 'entidades', toIds('entidad').filter(Number.isSafeInteger)),
    listCamposPedibles(trx, versionId),
  ]);
  const toSet = (rows: readonly { readonly id: number }[]): ReadonlySet<string> =>
    new Set(rows.map(({ id }) => String(id)));
  const conocidos: Readonly<Record<string, ReadonlySet<string>>> = {
    tipo: TIPOS,
    orden: toSet(ordenes),
    sector: toSet(sectores),
    entidad: toSet(entidades),
  };
  const hojas = new Set(campos.map(({ id }) => id));
  const lugares = politica.grupos.flatMap((grupo, lugar) =>
    grupo.map((condicion, place) => ({ condicion, campo: `grupos.${lugar}.${place}.valores` })),
  );
  requireFaultless([
    ...lugares.flatMap(({ condicion: { clase, valores }, campo }) => {
      if (clase === 'convenio') return [];
      if (valores.length === 0) return [{ campo, mensaje: 'Elija al menos un valor.' }];
      const suyos = conocidos[clase];
      return valores.every((valor) => suyos?.has(valor)) ? [] : [{ campo, mensaje: 'Un valor no existe.' }];
    }),
    ...(politica.camposJustificados.every((id) => hojas.has(id))
      ? []
      : [{ campo: 'camposJustificados', mensaje: 'Un dato no es de una respuesta de esta versión.' }]),
  ]);
}

/**
 * Says on which terms a version is consumed. What was granted before stays: the next requests are judged by the new terms.
 *
 * @throws VERSION_AJENA, VERSION_DISTINTA, ACUERDO_ACCION_NO_PERMITIDA, SOLICITUD_INVALIDA at a field
 */
export function updatePolitica(
  database: Kysely<DatabaseSchema>,
  versionId: number,
  politica: PoliticaEscrita,
  context: CallContext,
): Promise<PoliticaDeConsumo> {
  const quien = toQuienAcuerda(context);
  return updateLocked(database, context, {
    intent: { action: 'editar-politica-consumo', objectType: 'servicio-version', objectId: versionId },
    lock: async (trx) => {
      const version = await findVersionOfrecida(trx, versionId);
      const isVisible = version && (quien.esMinisterio || version.proveedoraId === quien.entidadId);
      if (!version || !isVisible) throw refuse(acuerdosErrors, 'VERSION_AJENA');
      await keepPoliticaBloqueada(trx, versionId);
      const row = await findPoliticaRow(trx, versionId);
      if (!row) throw new Error('The terms that were just made are gone.');
      return { version: row.version, row, proveedoraId: version.proveedoraId };
    },
    present: (trx) => getPolitica(trx, versionId, quien),
    verify: async (trx, { proveedoraId }) => {
      requireAllowed(canEditPolitica(quien, proveedoraId), acuerdosErrors, 'ACUERDO_ACCION_NO_PERMITIDA');
      await verifyPolitica(trx, versionId, politica);
    },
    apply: async (trx, { row }) => {
      await savePolitica(trx, versionId, politica);
      const { modo, cuotaPorConsumidora, cuotaTotal, diasRespuesta, mesesVigencia } = row;
      return {
        result: await getPolitica(trx, versionId, quien),
        detail: {
          antes: { modo, cuotaPorConsumidora, cuotaTotal, diasRespuesta, mesesVigencia },
          despues: {
            modo: politica.modo,
            cuotaPorConsumidora: politica.cuotaPorConsumidora,
            cuotaTotal: politica.cuotaTotal,
            diasRespuesta: politica.diasRespuesta,
            mesesVigencia: politica.mesesVigencia,
            grupos: politica.grupos.length,
            justificados: politica.camposJustificados.length,
          },
        },
      };
    },
  });
}
