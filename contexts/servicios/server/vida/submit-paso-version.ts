import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  refuseField,
  requireAllowed,
  toCaller,
  updateLocked,
} from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type ImpactoVersion, serviciosErrors, type VidaVersion } from '../../contract/index.ts';
import type { PasoVida } from '../../contract/vida.terms.ts';
import { canTakePasoVida } from '../../rules/vida/can-take-paso-vida.ts';
import { listFaltasDeRetiro, type RetiroEscrito } from '../../rules/vida/retiro.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { addAvisoDeVida } from '../versiones/avisos-de-vida.repository.ts';
import { findLockedVersion, listVersiones } from '../versiones/versiones.queries.ts';
import {
  updateElementosCertificados,
  updateEstadoVersion,
  updateObsoleta,
} from '../versiones/versiones.repository.ts';
import { computeImpactoVersion } from './compute-impacto-version.ts';
import { listConsumidores } from './consumidores.ts';
import {
  findDiasObsolescencia,
  getVidaRow,
  presentVida,
  toQuienRetira,
  type VidaDependencies,
} from './present-vida.ts';
import type { VidaRow } from './vida.queries.ts';

type Running = Transaction<DatabaseSchema>;

export interface PasoVidaPedido {
  readonly accion: PasoVida;
  readonly sucesoraId?: number | null | undefined;
  readonly fechaRetiro?: string | null | undefined;
  readonly motivo: string;
  readonly impacto?: string | null | undefined;
}

export interface PasoVidaDependencies extends VidaDependencies {
  readonly alCambiarServicio: CausaDeServicio['alCambiarServicio'];
}

const EN_AUDITORIA: Readonly<Record<PasoVida, string>> = {
  'declarar-obsoleta': 'declarar-version-obsoleta',
  'fijar-retiro': 'fijar-retiro-version',
  retirar: 'retirar-version-servicio',
};

/**
 * Takes a step of a version towards its end (docs/rules/life-of-versions.md). Who declares it, or says when it ends, has seen
 * whom it breaks: what they saw is what happens, or they look again.
 *
 * @throws VERSION_SERVICIO_NO_EXISTE, VERSION_DISTINTA, VERSION_ACCION_NO_PERMITIDA, IMPACTO_SIN_VER, IMPACTO_DISTINTO;
 * SOLICITUD_INVALIDA at sucesoraId, fechaRetiro or motivo; as `computeImpactoVersion`
 */
export async function submitPasoVersion(
  { alCambiarServicio, ...vida }: PasoVidaDependencies,
  id: number,
  pedido: PasoVidaPedido,
  context: CallContext,
): Promise<VidaVersion> {
  const { accion, sucesoraId = null, fechaRetiro, motivo } = pedido;
  const quien = toQuienRetira(context);
  const escrito: RetiroEscrito = { sucesoraId, fechaRetiro: fechaRetiro ?? '', motivo };
  // Before the transaction: nobody waits with a version in hand while it is compared, and what is compared never changes.
  const impacto = accion === 'retirar' ? undefined : await computeVisto(vida, id, pedido, context);
  const within = (trx: Running) => ({ ...vida, database: trx });
  return updateLocked(vida.database, context, {
    intent: { action: EN_AUDITORIA[accion], objectType: 'servicio-version', objectId: id },
    lock: async (trx) => {
      await findLockedVersion(trx, id);
      return getVidaRow(trx, id);
    },
    present: (trx, row) => presentVida(within(trx), row, quien),
    verify: async (trx, row) => {
      await requirePaso(within(trx), row, { accion, quien });
      if (!impacto) return;
      await requireEscrito(trx, row, escrito);
      requireVisto(impacto, pedido.impacto);
    },
    apply: async (trx, row) => {
      const causa = { origin: context, alCambiarServicio };
      const despues = await (impacto ? saveObsoleta(trx, row, { escrito, impacto }) : closeVersion(trx, row));
      await updateEstadoServicio(trx, row.servicioId, causa);
      const after = await getVidaRow(trx, id);
      const antes = {
        version: `${row.mayor}.${row.menor}`,
        estado: row.estado,
        fechaRetiro: row.fechaRetiro,
      };
      return {
        result: await presentVida(within(trx), after, quien),
        detail: { antes, despues, ...(motivo === '' ? {} : { motivo }) },
      };
    },
  });
}

/** The impact as it is now; undefined of a person who may not see it, whom the rules refuse next. */
async function computeVisto(
  vida: VidaDependencies,
  id: number,
  { accion, sucesoraId = null }: PasoVidaPedido,
  context: CallContext,
): Promise<ImpactoVersion> {
  const row = await getVidaRow(vida.database, id);
  await requirePaso(vida, row, { accion, quien: toQuienRetira(context) });
  await requireSucesora(vida, row, sucesoraId);
  return computeImpactoVersion(vida, { versionId: id, sucesoraId }, toCaller(context));
}

/** @throws SOLICITUD_INVALIDA at sucesoraId, of a version of another servicio or of none */
async function requireSucesora(
  { database }: VidaDependencies,
  { servicioId }: VidaRow,
  sucesoraId: number | null,
): Promise<void> {
  if (sucesoraId === null) return;
  const versiones = await listVersiones(database, servicioId);
  if (!versiones.some(({ id }) => id === sucesoraId))
    throw refuseField('sucesoraId', 'Elija una versión posterior del mismo servicio.');
}

/** @throws VERSION_ACCION_NO_PERMITIDA with the reasons of the rule */
async function requirePaso(
  { database, fuentes }: VidaDependencies,
  row: VidaRow,
  { accion, quien }: { readonly accion: PasoVida; readonly quien: ReturnType<typeof toQuienRetira> },
): Promise<void> {
  const consumidores = await listConsumidores(database, fuentes, row.id);
  const situacion = { estado: row.estado, entidadId: row.entidadId, consumidores: consumidores.length };
  requireAllowed(canTakePasoVida(accion, quien, situacion), serviciosErrors, 'VERSION_ACCION_NO_PERMITIDA');
}

/** @throws SOLICITUD_INVALIDA at the first field that lacks something */
async function requireEscrito(trx: Running, row: VidaRow, escrito: RetiroEscrito): Promise<void> {
  const faltas = listFaltasDeRetiro(escrito, {
    version: row,
    versiones: await listVersiones(trx, row.servicioId),
    hoy: toColombianDay(new Date()),
    dias: await findDiasObsolescencia(trx),
    anunciado: row.fechaRetiro,
  });
  for (const [campo, falta] of Object.entries(faltas)) throw refuseField(campo, falta);
}

/** @throws IMPACTO_SIN_VER, IMPACTO_DISTINTO */
function requireVisto({ huella }: ImpactoVersion, visto: string | null | undefined): void {
  if (!visto) throw refuse(serviciosErrors, 'IMPACTO_SIN_VER');
  if (visto !== huella) throw refuse(serviciosErrors, 'IMPACTO_DISTINTO');
}

/** @returns what the audit trail keeps of it: also whom it breaks, as who decided saw it */
async function saveObsoleta(
  trx: Running,
  { id, estado }: VidaRow,
  { escrito, impacto }: { readonly escrito: RetiroEscrito; readonly impacto: ImpactoVersion },
): Promise<Readonly<Record<string, unknown>>> {
  await updateObsoleta(trx, id, escrito);
  await addAvisoDeVida(trx, { versionId: id, que: estado === 'obsoleta' ? 'retiro' : 'obsoleta' });
  const rompe = impacto.consumidores.filter(({ veredicto }) => veredicto === 'rompe');
  return {
    version: impacto.desde.numero,
    estado: 'obsoleta',
    fechaRetiro: escrito.fechaRetiro,
    sucesora: impacto.hasta?.numero ?? null,
    consumidores: impacto.consumidores.length,
    rompe: rompe.map(({ entidad }) => entidad.id),
    impacto: impacto.huella,
  };
}

async function closeVersion(
  trx: Running,
  { id, servicioId, mayor, menor }: VidaRow,
): Promise<Readonly<Record<string, unknown>>> {
  await updateEstadoVersion(trx, id, { estado: 'retirada', suspendidaDesde: null });
  // What a retired version carried is no longer exchanged.
  await updateElementosCertificados(trx, servicioId);
  return { version: `${mayor}.${menor}`, estado: 'retirada' };
}
