import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  requireActor,
  requireAllowed,
  runAudited,
  toCaller,
  writeAudit,
} from '@marco/server-kit';
import { findContratoCertificado } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import type { EnsayosDeVersion } from '../../contract/index.ts';
import { simuladorErrors } from '../../contract/simulador.errors.ts';
import { canRunEnsayo } from '../../rules/ensayo-xroad/can-run-ensayo.ts';
import {
  CLASE_XROAD,
  INSTANCIA_DE_ENSAYO,
  presentMiembroXroad,
  SUBSISTEMA_DE_ENSAYO,
  SUBSISTEMA_SIMULADO,
} from '../../rules/protocolos/identificador-xroad.ts';
import { findMaterial } from '../guiones/find-material.ts';
import type { Simulador } from '../respuestas/run-llamada.ts';
import type { VersionEnsayada } from './ensayos.queries.ts';
import { addEnsayo } from './ensayos.repository.ts';
import { toQuienEnsaya } from './quien-ensaya.ts';
import { getVersionEnsayada, readEnsayosDeVersion } from './read-ensayos.ts';
import { type EnsayoCorrido, runPruebas } from './run-pruebas.ts';

interface EnsayoDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly simulador: Simulador;
}

/**
 * Rehearses a version in X-Road and keeps what came of it. Its exchanges are over before a transaction begins, so that none waits for
 * them.
 *
 * @throws ENSAYO_NO_ENCONTRADO, ENSAYO_AJENO, SERVICIO_NO_SIMULADO, VERSION_NO_SIMULADA, VERSION_SIN_MENSAJES,
 *   VERSION_EXTENSA, SIMULADOR_OCUPADO
 */
export async function createEnsayoXroad(
  { database, simulador }: EnsayoDependencies,
  versionId: number,
  context: CallContext,
): Promise<EnsayosDeVersion> {
  const intent = { action: 'ensayar-xroad', objectType: 'version-servicio', objectId: versionId } as const;
  const corrido = await runSiPuede({ database, simulador }, versionId, context);
  return runAudited(database, context, intent, {}, async (trx) => {
    const version = await getVersionEnsayada(trx, versionId, context);
    requireAllowed(canRunEnsayo(toQuienEnsaya(context), version.entidadId), simuladorErrors, 'ENSAYO_AJENO');
    if (!corrido) throw refuse(simuladorErrors, 'VERSION_SIN_MENSAJES');
    const count = (resultado: string) => corrido.pruebas.filter((una) => una.resultado === resultado).length;
    const [superadas, fallidas] = [count('superada'), count('fallida')];
    const usuarioId = requireActor(context).userId;
    const id = await addEnsayo(trx, { versionId, usuarioId, superadas, fallidas, ...corrido });
    const total = corrido.pruebas.length;
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: null, despues: { ensayoId: id, superadas, fallidas, total } },
    });
    return readEnsayosDeVersion(trx, versionId, context);
  });
}

/** The exchanges of who may rehearse the version; what refuses anybody else is told, and recorded, where it would be kept. */
async function runSiPuede(
  { database, simulador }: EnsayoDependencies,
  versionId: number,
  context: CallContext,
): Promise<(EnsayoCorrido & { readonly contrato: string | null }) | undefined> {
  const version = await getVersionEnsayada(database, versionId, context).catch(() => undefined);
  if (!version || !canRunEnsayo(toQuienEnsaya(context), version.entidadId).allowed) return undefined;
  const caller = toCaller(context);
  // Before the first exchange: of a contract that is certified meanwhile nothing was rehearsed.
  const contrato = (await findContratoCertificado(database, versionId))?.sha256 ?? null;
  const { servicioId, mayor, menor } = version;
  const guion = await simulador.guiones.get(servicioId, `${mayor}.${menor}`, caller);
  const material = await findMaterial(database, guion.version, toColombianDay(new Date()));
  if (!material) return undefined;
  // The simulator counts the calls of programs; these are of the product itself.
  const aparte = { ...simulador, conteos: { add: () => {} } };
  const camino = createCamino(version, context);
  return { contrato, ...(await runPruebas(aparte, { guion, material, camino, caller })) };
}

function createCamino({ entidadId: id, codigoXroad }: VersionEnsayada, { address }: CallContext) {
  const miembro = presentMiembroXroad({ id, codigoXroad });
  const suyo = { instancia: INSTANCIA_DE_ENSAYO, clase: CLASE_XROAD, miembro };
  return {
    proveedor: { ...suyo, subsistema: SUBSISTEMA_SIMULADO },
    cliente: { ...suyo, subsistema: SUBSISTEMA_DE_ENSAYO },
    clave: '',
    address: address ?? '',
  };
}
