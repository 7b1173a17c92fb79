import type { DatabaseSchema } from '@marco/database';
import {
  type AuditFinding,
  type AuditFindingKind,
  type CallContext,
  compareRemembered,
  readAuditSummary,
  type Sealing,
  type SealVerifier,
  sealAudit,
  verifyAudit,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Hallazgo } from '../contract/index.ts';
import { SELLOS_POR_LLAMADA, type TipoHallazgo } from '../contract/terms.ts';
import type { SelloAnclado } from '../rules/read-ancla.ts';

const TIPOS: Readonly<Record<AuditFindingKind, TipoHallazgo>> = {
  'event-changed': 'evento-modificado',
  'event-removed': 'evento-eliminado',
  'event-added': 'evento-agregado',
  'seal-changed': 'sello-modificado',
  'seal-missing': 'sello-ausente',
  'seal-unlinked': 'sello-desenlazado',
  'seal-unsigned': 'sello-sin-firma',
  'seal-forged': 'sello-falso',
  'seal-of-unknown-key': 'sello-de-otra-llave',
};

/** How the product seals, and whose signatures it trusts. */
export interface Sellado {
  readonly sealing: Sealing;
  readonly verifier: SealVerifier;
}

/** A finding of server-kit as people of this context name it. */
export function toHallazgo({ kind, batch, eventId }: AuditFinding): Hallazgo {
  return { tipo: TIPOS[kind], lote: batch, idEvento: eventId };
}

/** The seals kept outside the database that the trail no longer has as they were. */
export async function listRehechos(
  database: Kysely<DatabaseSchema>,
  sellos: readonly SelloAnclado[],
): Promise<Hallazgo[]> {
  const hallazgos: Hallazgo[] = [];
  const remembered = sellos.map(({ lote, huella }) => ({ batch: lote, digest: huella }));
  for await (const { batch, fate } of compareRemembered(database, remembered)) {
    if (fate === 'kept') continue;
    hallazgos.push({
      tipo: fate === 'missing' ? 'ancla-ausente' : 'ancla-distinta',
      lote: batch,
      idEvento: null,
    });
  }
  return hallazgos;
}

/**
 * Verifies the next part of the chain and writes an audit event with the result.
 *
 * @param despuesDe last seal of the part before; with 0 it begins, and first seals the waiting events
 */
export async function verifyAuditoria(
  database: Kysely<DatabaseSchema>,
  { sealing, verifier }: Sellado,
  context: CallContext,
  despuesDe: number,
) {
  const rehechos = despuesDe === 0 ? await startVerification(database, sealing) : [];
  const part = await verifyPart(database, verifier, despuesDe);
  const { seals, unsealedEvents, last } = await readAuditSummary(database);
  const { sellos, eventos } = part;
  const cantidadHallazgos = part.cantidadHallazgos + rehechos.length;
  await writeAudit(database, context, {
    action: 'verificar',
    result: 'exito',
    objectType: 'auditoria',
    detail: { despuesDe, sellos, eventos, hallazgos: cantidadHallazgos },
  });
  return {
    ...part,
    hallazgos: [...rehechos, ...part.hallazgos],
    cantidadHallazgos,
    totalSellos: seals,
    sinSellar: unsealedEvents,
    ultimoSello: last && { lote: last.batch, fecha: last.sealedAt.toISOString(), huella: last.digest },
  };
}

/** Compares with what this machine remembers, and seals what waits unless the trail was rewritten. */
async function startVerification(database: Kysely<DatabaseSchema>, sealing: Sealing): Promise<Hallazgo[]> {
  const seal = sealing.witness?.read();
  const rehechos = seal ? await listRehechos(database, [{ lote: seal.batch, huella: seal.digest }]) : [];
  if (rehechos.length === 0) await sealAudit(database, sealing);
  return rehechos;
}

async function verifyPart(database: Kysely<DatabaseSchema>, verifier: SealVerifier, despuesDe: number) {
  const hallazgos: Hallazgo[] = [];
  let sellos = 0;
  let eventos = 0;
  let cantidadHallazgos = 0;
  for await (const check of verifyAudit(database, verifier, despuesDe)) {
    sellos += 1;
    eventos += check.eventCount;
    cantidadHallazgos += check.findingCount;
    hallazgos.push(...check.findings.map(toHallazgo));
    if (sellos === SELLOS_POR_LLAMADA)
      return { sellos, eventos, hallazgos, cantidadHallazgos, siguiente: check.batch };
  }
  return { sellos, eventos, hallazgos, cantidadHallazgos, siguiente: null };
}
