import { formatShortDay } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { type CallContext, refuse, refuseCommon, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { DIAS_ENMIENDA, type EstadoEnmienda } from '../../contract/actas.terms.ts';
import { actasErrors, type GestionActa } from '../../contract/index.ts';
import { findSiguienteEnmienda } from '../../rules/actas/ciclo-enmienda.ts';
import { computeHasta, findErrorPlazo, type PlazoEnmienda } from '../../rules/actas/ventana-enmienda.ts';
import { findEnmienda } from './acta.queries.ts';
import { createEnmienda, updateDecision, updateVentana } from './actas.repository.ts';
import { notifyActa } from './notify-acta.ts';
import { notifyDecision, notifyPropuesta } from './notify-enmienda.ts';
import { requireActa, updateLockedActa } from './update-locked-acta.ts';

type Database = Kysely<DatabaseSchema>;

interface Apertura {
  readonly idReunion: number;
  readonly dias?: number | undefined;
  readonly hasta?: string | undefined;
}

async function readPlazo(database: Database, { dias, hasta }: Apertura): Promise<PlazoEnmienda> {
  if (hasta !== undefined) return { hasta };
  if (dias !== undefined) return { dias };
  return { dias: await findParametroEntero(database, 'mesas.diasEnmienda', DIAS_ENMIENDA.habitual) };
}

/** Opens the window in which attendees propose changes, and tells them. */
export function openEnmienda(
  database: Database,
  apertura: Apertura,
  context: CallContext,
): Promise<GestionActa> {
  return updateLockedActa(database, context, {
    action: 'abrir-enmienda',
    accion: 'abrirEnmienda',
    reunionId: apertura.idReunion,
    apply: async ({ transaction, reunion, acta: row }) => {
      const acta = requireActa(row);
      const hoy = toColombianDay(new Date());
      const plazo = await readPlazo(transaction, apertura);
      const error = findErrorPlazo(plazo, hoy);
      if (error !== null) throw refuseCommon('SOLICITUD_INVALIDA', [error]);
      const hasta = computeHasta(plazo, hoy);
      await updateVentana(transaction, acta.id, hasta);
      await notifyActa(transaction, 'enmienda-abierta', reunion, {
        numero: acta.numero,
        hasta: formatShortDay(hasta),
      });
      return {
        antes: { estado: acta.estado, enmiendaHasta: acta.enmienda_hasta },
        despues: { estado: 'en-enmienda', enmiendaHasta: hasta },
      };
    },
  });
}

/** Proposes a change of the acta, in the name of the entidad of the session, and tells who decides. */
export function submitEnmienda(
  database: Database,
  { idReunion, texto }: { readonly idReunion: number; readonly texto: string },
  context: CallContext,
): Promise<GestionActa> {
  return updateLockedActa(database, context, {
    action: 'proponer-enmienda',
    accion: 'proponerEnmienda',
    reunionId: idReunion,
    apply: async ({ transaction, reunion, acta: row }) => {
      const { userId: usuarioId, entityId: entidadId } = requireActor(context);
      if (entidadId === null) throw refuseCommon('ENTIDAD_NO_ELEGIDA');
      const acta = requireActa(row);
      const id = await createEnmienda(transaction, { actaId: acta.id, texto, usuarioId, entidadId });
      await notifyPropuesta(transaction, reunion, await requireEnmienda(transaction, id));
      return { antes: null, despues: { enmiendaId: id, entidadId } };
    },
  });
}

interface DecisionEnmienda {
  readonly idEnmienda: number;
  readonly aceptada: boolean;
  readonly respuesta: string;
}

/** @throws ENMIENDA_NO_ENCONTRADA */
async function requireEnmienda(database: Database, id: number) {
  const enmienda = await findEnmienda(database, id);
  if (!enmienda) throw refuse(actasErrors, 'ENMIENDA_NO_ENCONTRADA');
  return enmienda;
}

/** Accepts a proposal with the text the acta notes, or rejects it with the reason; its author is informed. */
export async function approveEnmienda(
  database: Database,
  { idEnmienda, ...decision }: DecisionEnmienda,
  context: CallContext,
): Promise<GestionActa> {
  const found = await requireEnmienda(database, idEnmienda);
  return updateLockedActa(database, context, {
    action: 'decidir-enmienda',
    accion: 'decidirEnmienda',
    reunionId: found.reunion_id,
    apply: async ({ transaction, reunion }) => {
      const enmienda = await requireEnmienda(transaction, idEnmienda);
      const antes = enmienda.estado as EstadoEnmienda;
      const estado = findSiguienteEnmienda(decision.aceptada ? 'aceptar' : 'rechazar', antes);
      if (estado === undefined) throw refuse(actasErrors, 'ENMIENDA_DECIDIDA');
      const decidida = { ...decision, estado, usuarioId: requireActor(context).userId };
      await updateDecision(transaction, idEnmienda, decidida);
      await notifyDecision(transaction, reunion, enmienda, decidida);
      return {
        antes: { enmiendaId: idEnmienda, estado: antes },
        despues: { enmiendaId: idEnmienda, estado },
      };
    },
  });
}
