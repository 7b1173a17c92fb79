import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import {
  type CallContext,
  createOpaqueToken,
  hashToken,
  refuse,
  refuseField,
  runAudited,
  type Secrets,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { toConfirmarSuscripcion } from '../../contract/directorio.paths.ts';
import { directorioErrors, type Suscripcion } from '../../contract/index.ts';
import {
  DIAS_PARA_CONFIRMAR,
  type FrecuenciaSuscripcion,
  LIMITES_SUSCRIPCION,
  type ObjetoSuscripcion,
} from '../../contract/terms.ts';
import { formatFiltro } from '../../rules/suscripciones.ts';
import { listDatos } from '../busqueda/datos.queries.ts';
import { listServicios } from '../busqueda/servicios.queries.ts';
import { novedadesDirectorio } from '../novedades.ts';
import { parseBusqueda } from './busqueda-suscrita.ts';
import { presentObjeto, presentSuscripcion } from './present-suscripcion.ts';
import { getSuscripcion } from './suscripciones.queries.ts';
import {
  addDeVisitante,
  countDePersona,
  type ObjetoSuscrito,
  type SuscripcionNueva,
  saveDePersona,
} from './suscripciones.repository.ts';

type Running = Transaction<DatabaseSchema>;

interface SuscripcionPedida {
  readonly objeto: ObjetoSuscripcion;
  readonly servicioId?: number | null | undefined;
  readonly elementoId?: number | null | undefined;
  readonly busqueda?: string | null | undefined;
  readonly frecuencia: FrecuenciaSuscripcion;
  readonly correo?: string | null | undefined;
}

/** Anybody may write any address, so an address gets only a few of these mails. */
const CORREOS_VISITANTE = { correos: 3, horas: 24 } as const;

/**
 * Subscribes the person of the session, or asks a visitor to confirm from their mail. What a visitor is answered never tells
 * whether an address is known.
 *
 * @throws SUSCRIPCION_DE_NADA, SERVICIO_NO_PUBLICADO, ELEMENTO_NO_PEDIBLE, SUSCRIPCION_SIN_CORREO, DEMASIADAS_SUSCRIPCIONES
 */
export function createSuscripcion(
  { database, secrets }: { readonly database: Kysely<DatabaseSchema>; readonly secrets: Secrets },
  pedida: SuscripcionPedida,
  context: CallContext,
): Promise<Suscripcion> {
  const intent = { action: 'crear-suscripcion', objectType: 'suscripcion' } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const objeto = await verifyObjeto(trx, pedida);
    const nueva = { ...objeto, frecuencia: pedida.frecuencia, codigoRetiro: createOpaqueToken() };
    const id = context.actor
      ? await addPropia(trx, context.actor.userId, nueva)
      : await addPorConfirmar(trx, secrets, pedida.correo ?? null, nueva);
    const { frecuencia, servicioId, elementoId } = nueva;
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      // Neither the address of a visitor nor what somebody searches for is of the trail.
      detail: { antes: null, despues: { objeto: objeto.objeto, servicioId, elementoId, frecuencia } },
    });
    return presentSuscripcion(await getSuscripcion(trx, id), context.actor ? 'activa' : 'por-confirmar');
  });
}

/** What is asked for, as it is stored: it exists, and everybody may read it. */
async function verifyObjeto(trx: Running, pedida: SuscripcionPedida): Promise<ObjetoSuscrito> {
  const { objeto, servicioId, elementoId, busqueda } = pedida;
  const nada = { objeto, servicioId: null, elementoId: null, busqueda: null };
  if (objeto === 'servicio') {
    if (servicioId == null) throw refuse(directorioErrors, 'SUSCRIPCION_DE_NADA');
    const [servicio] = await listServicios(trx, [servicioId]);
    if (!servicio) throw refuse(directorioErrors, 'SERVICIO_NO_PUBLICADO');
    return { ...nada, servicioId };
  }
  if (objeto === 'elemento') {
    if (elementoId == null) throw refuse(directorioErrors, 'SUSCRIPCION_DE_NADA');
    const [elemento] = await listDatos(trx, [elementoId]);
    if (!elemento) throw refuse(directorioErrors, 'ELEMENTO_NO_PEDIBLE');
    return { ...nada, elementoId };
  }
  if (busqueda == null) throw refuse(directorioErrors, 'SUSCRIPCION_DE_NADA');
  const filtro = parseBusqueda(busqueda);
  if (!filtro)
    throw refuseField(
      'busqueda',
      'La búsqueda no se entiende. Búsquela de nuevo y suscríbase desde los resultados.',
    );
  return { ...nada, busqueda: formatFiltro(filtro) };
}

async function addPropia(trx: Running, usuarioId: number, nueva: SuscripcionNueva): Promise<number> {
  const before = await countDePersona(trx, usuarioId);
  const { id, isNew } = await saveDePersona(trx, usuarioId, nueva);
  if (isNew && before >= LIMITES_SUSCRIPCION.porPersona)
    throw refuse(directorioErrors, 'DEMASIADAS_SUSCRIPCIONES');
  return id;
}

async function addPorConfirmar(
  trx: Running,
  secrets: Secrets,
  correo: string | null,
  nueva: SuscripcionNueva,
): Promise<number> {
  if (correo === null) throw refuse(directorioErrors, 'SUSCRIPCION_SIN_CORREO');
  const codigo = createOpaqueToken();
  const id = await addDeVisitante(trx, correo.toLowerCase(), nueva, hashToken(codigo));
  const { nombre } = presentObjeto(await getSuscripcion(trx, id));
  await notify(trx, {
    evento: novedadesDirectorio['suscripcion-por-confirmar'],
    usuarioId: null,
    correo: correo.toLowerCase(),
    nombre: 'visitante',
    enlace: toConfirmarSuscripcion(codigo),
    variables: { objeto: nombre, dias: String(DIAS_PARA_CONFIRMAR) },
    tope: CORREOS_VISITANTE,
    secrets,
  });
  return id;
}
