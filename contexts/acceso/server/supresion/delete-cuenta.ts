import type { DatabaseSchema } from '@marco/database';
import { deleteAvisosDeUsuario, notify, presentMomento } from '@marco/parametros/port';
import {
  type CallContext,
  refuse,
  requireActor,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import {
  deleteDatosDeUsuario,
  isUltimoAdministrador,
  startTurnoDeAdministracion,
} from '@marco/usuarios/port';
import type { Kysely, Transaction } from 'kysely';
import { FRASE_SUPRESION } from '../../contract/datos-propios.terms.ts';
import { accesoErrors } from '../../contract/index.ts';
import { canDeleteCuenta, type ResponsabilidadAbierta } from '../../rules/can-delete-cuenta.ts';
import { novedadesAcceso } from '../novedades.ts';
import type { Responsabilidad, SuscriptorSupresion } from '../port.ts';
import type { Contrasenas } from '../restablecimientos/contrasenas.ts';
import { findSujeto } from '../restablecimientos/restablecimientos.queries.ts';
import { getPersona, isIngresoReciente } from './persona.queries.ts';
import { deleteDatosDeAcceso } from './supresion.repository.ts';

type Database = Kysely<DatabaseSchema>;

export interface SupresionDependencies {
  readonly database: Database;
  readonly contrasenas: Contrasenas | null;
  readonly emisor: string;
  /** What a person may answer for, in any context. */
  readonly responsabilidades: readonly Responsabilidad[];
  /** Contexts that take away what they hold of the person. */
  readonly alSuprimir: readonly SuscriptorSupresion[];
}

/** Minutes a sign-in at an external authenticator proves that it is the person who asks. */
const MINUTOS_INGRESO = 5;

/** Whether the caller may suppress their data, and how they prove that it is they who ask. */
export async function getSupresion(
  { database, contrasenas, emisor, responsabilidades }: Omit<SupresionDependencies, 'alSuprimir'>,
  context: CallContext,
) {
  const { userId } = requireActor(context);
  const isPropio = contrasenas !== null && (await findSujeto(database, userId, emisor)) !== undefined;
  return {
    decision: await decide(database, responsabilidades, userId),
    prueba: isPropio ? ('contrasena' as const) : ('ingreso' as const),
  };
}

async function decide(database: Database, responsabilidades: readonly Responsabilidad[], usuarioId: number) {
  const abiertas: ResponsabilidadAbierta[] = [];
  for (const una of responsabilidades) abiertas.push({ ...una, total: await una.count(database, usuarioId) });
  return canDeleteCuenta(abiertas, await isUltimoAdministrador(database, usuarioId));
}

/**
 * Suppresses the personal data of the caller, and of nobody else. One transaction closes the account, deletes the
 * values here, at the embedded authenticator and in later contexts, and informs the old address. The trail, which
 * holds numbers and no names, and the actas do not change. A refusal is audited and changes nothing.
 *
 * @throws CONFIRMACION_DISTINTA, CONTRASENA_ACTUAL_DISTINTA, INGRESO_NO_RECIENTE, SUPRESION_NO_PERMITIDA
 */
export async function deleteCuenta(
  { database, contrasenas, emisor, responsabilidades, alSuprimir }: SupresionDependencies,
  body: { readonly confirmacion: string; readonly contrasena?: string | undefined },
  context: CallContext,
) {
  const { userId: usuarioId } = requireActor(context);
  const intent = { action: 'suprimir-datos-propios', objectType: 'usuario', objectId: usuarioId } as const;
  const sujeto = await findSujeto(database, usuarioId, emisor);
  // A password is slow to compare, so it is compared outside of the transaction.
  const refusal = await findRefusal();
  return runAudited(database, context, intent, {}, async (transaction) => {
    if (refusal) throw refuse(accesoErrors, refusal);
    await startTurnoDeAdministracion(transaction);
    requireAllowed(
      await decide(transaction, responsabilidades, usuarioId),
      accesoErrors,
      'SUPRESION_NO_PERMITIDA',
    );
    const { correo, vinculaciones } = await getPersona(transaction, usuarioId);
    await notifySupresion(transaction, correo);
    if (contrasenas && sujeto !== undefined) await contrasenas.deleteIdentidad(transaction, sujeto);
    const marca = presentMarca(usuarioId);
    await deleteDatosDeUsuario(transaction, usuarioId, marca);
    await deleteAvisosDeUsuario(transaction, usuarioId);
    await deleteDatosDeAcceso(transaction, usuarioId);
    const nombre = `${marca.primerNombre} ${marca.primerApellido}`;
    for (const suscriptor of alSuprimir) await suscriptor(transaction, { usuarioId, nombre, vinculaciones });
    await writeAudit(transaction, context, { ...intent, result: 'exito' });
    return { suprimida: true as const };
  });

  async function findRefusal() {
    if (body.confirmacion.trim() !== FRASE_SUPRESION) return 'CONFIRMACION_DISTINTA';
    if (!contrasenas || sujeto === undefined) {
      const { sessionId } = requireActor(context);
      const isReciente = await isIngresoReciente(database, sessionId, MINUTOS_INGRESO);
      return isReciente ? undefined : 'INGRESO_NO_RECIENTE';
    }
    const isActual = await contrasenas.isActual(sujeto, body.contrasena ?? '', context.address);
    return isActual ? undefined : 'CONTRASENA_ACTUAL_DISTINTA';
  }
}

/** Names the row without naming the person; nothing is ever delivered to `.invalid` (RFC 2606). */
function presentMarca(usuarioId: number) {
  return {
    primerNombre: `Persona ${usuarioId}`,
    primerApellido: '(datos suprimidos)',
    correo: `suprimido-${usuarioId}@datos.invalid`,
  };
}

/** Without the name: the mail is kept some days in the outbox. */
async function notifySupresion(transaction: Transaction<DatabaseSchema>, correo: string): Promise<void> {
  await notify(transaction, {
    evento: novedadesAcceso['datos-suprimidos'],
    usuarioId: null,
    correo,
    nombre: 'titular de la cuenta',
    variables: { fecha: presentMomento(new Date()) },
  });
}
