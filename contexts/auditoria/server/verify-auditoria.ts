import type { DatabaseSchema } from '@marco/database';
import {
  type AuditFinding,
  type AuditFindingKind,
  type CallContext,
  readAuditSummary,
  sealAudit,
  verifyAudit,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Hallazgo } from '../contract/index.ts';
import { SELLOS_POR_LLAMADA, type TipoHallazgo } from '../contract/terms.ts';

const TIPOS: Readonly<Record<AuditFindingKind, TipoHallazgo>> = {
  'event-changed': 'evento-modificado',
  'event-removed': 'evento-eliminado',
  'event-added': 'evento-agregado',
  'seal-changed': 'sello-modificado',
  'seal-missing': 'sello-ausente',
  'seal-unlinked': 'sello-desenlazado',
};

/** A finding of server-kit as people of this context name it. */
export function toHallazgo({ kind, batch, eventId }: AuditFinding): Hallazgo {
  return { tipo: TIPOS[kind], lote: batch, idEvento: eventId };
}

/**
 * Verifies the next part of the chain and records that somebody did, with what was found.
 *
 * @param despuesDe last seal of the part before; 0 begins, and first seals what waits
 */
export async function verifyAuditoria(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  despuesDe: number,
) {
  if (despuesDe === 0) await sealAudit(database);
  const part = await verifyPart(database, despuesDe);
  const { seals, unsealedEvents, last } = await readAuditSummary(database);
  const { sellos, eventos, cantidadHallazgos } = part;
  await writeAudit(database, context, {
    action: 'verificar',
    result: 'exito',
    objectType: 'auditoria',
    detail: { despuesDe, sellos, eventos, hallazgos: cantidadHallazgos },
  });
  return {
    ...part,
    totalSellos: seals,
    sinSellar: unsealedEvents,
    ultimoSello: last && { lote: last.batch, fecha: last.sealedAt.toISOString(), huella: last.digest },
  };
}

async function verifyPart(database: Kysely<DatabaseSchema>, despuesDe: number) {
  const hallazgos: Hallazgo[] = [];
  let sellos = 0;
  let eventos = 0;
  let cantidadHallazgos = 0;
  for await (const check of verifyAudit(database, despuesDe)) {
    sellos += 1;
    eventos += check.eventCount;
    cantidadHallazgos += check.findingCount;
    hallazgos.push(...check.findings.map(toHallazgo));
    if (sellos === SELLOS_POR_LLAMADA)
      return { sellos, eventos, hallazgos, cantidadHallazgos, siguiente: check.batch };
  }
  return { sellos, eventos, hallazgos, cantidadHallazgos, siguiente: null };
}
