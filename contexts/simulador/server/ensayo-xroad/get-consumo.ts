import { RECURSO_ACUERDOS } from '@marco/acuerdos/terms';
import type { DatabaseSchema } from '@marco/database';
import {
  type AreaCall,
  type CallContext,
  listActions,
  refuse,
  requireActor,
  toCaller,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { DIRECCION_SIMULADOR } from '../../contract/direcciones.terms.ts';
import type { ConsumoXroad, LlamadaDeConsumo } from '../../contract/index.ts';
import { simuladorErrors } from '../../contract/simulador.errors.ts';
import {
  canReadConsumo,
  canRunConsumo,
  isEnVigor,
  type QuienConsume,
} from '../../rules/ensayo-xroad/can-run-consumo.ts';
import {
  INSTANCIA_DE_ENSAYO,
  presentIdentificador,
  presentServicioSimulado,
  presentServicioXroad,
} from '../../rules/protocolos/identificador-xroad.ts';
import type { Guiones } from '../guiones/guiones.ts';
import { computeHuellaRest } from '../respuestas/huella-xroad.ts';
import { type AcuerdoEnsayadoRow, findAcuerdoEnsayado } from './acuerdos-ensayados.queries.ts';
import { createCaminoDeConsumo } from './camino-de-consumo.ts';
import { createPeticiones } from './peticiones.ts';
import { createLlamadaXroad } from './remitente.ts';

/** The caller as the rules about the call of an acuerdo look at them. */
export function toQuienConsume(context: CallContext): QuienConsume {
  const actor = requireActor(context);
  return { acciones: listActions(actor, RECURSO_ACUERDOS), entidadId: actor.entityId };
}

/** An acuerdo whose call the caller may read. @throws ENSAYO_NO_ENCONTRADO */
export async function getAcuerdoEnsayado(
  database: Kysely<DatabaseSchema>,
  acuerdoId: number,
  context: CallContext,
): Promise<AcuerdoEnsayadoRow> {
  const row = await findAcuerdoEnsayado(database, acuerdoId);
  if (!row || !canReadConsumo(toQuienConsume(context), row))
    throw refuse(simuladorErrors, 'ENSAYO_NO_ENCONTRADO');
  return row;
}

/** @throws ENSAYO_NO_ENCONTRADO, SERVICIO_NO_SIMULADO, VERSION_NO_SIMULADA, VERSION_SIN_MENSAJES, SIMULADOR_OCUPADO */
export async function getConsumoXroad(
  { database, guiones }: { readonly database: Kysely<DatabaseSchema>; readonly guiones: Guiones },
  acuerdoId: number,
  context: CallContext,
): Promise<ConsumoXroad> {
  const row = await getAcuerdoEnsayado(database, acuerdoId, context);
  const { servicioId, servicio, proveedora, proveedoraId, codigoProveedora, mayor, menor } = row;
  const camino = createCaminoDeConsumo(row, context.address ?? '');
  const version = `${mayor}.${menor}`;
  return {
    acuerdoId,
    numero: row.numero,
    servicio,
    proveedora,
    version,
    cliente: presentIdentificador(Object.values(camino.cliente)),
    xroad: presentServicioSimulado(
      { id: proveedoraId, codigoXroad: codigoProveedora },
      servicioId,
      INSTANCIA_DE_ENSAYO,
    ),
    llamadas: isEnVigor(row)
      ? createPeticiones(await guiones.get(servicioId, version, toCaller(context), camino.clave)).map(
          ({ codigo, ruta, valida }) =>
            presentLlamada(
              codigo,
              createLlamadaXroad(camino, {
                envio: codigo,
                codigo: presentServicioXroad(servicioId),
                tipo: 'OPENAPI3',
                ruta,
                cuerpo: valida,
              }),
            ),
        )
      : [],
    permisos: { ensayar: canRunConsumo(toQuienConsume(context), row) },
  };
}

/** How the names of the headers are written where people read them. */
const NOMBRES: Readonly<Record<string, string>> = {
  'x-road-client': 'X-Road-Client',
  'simulador-clave': 'Simulador-Clave',
  'content-type': 'Content-Type',
};

function presentLlamada(operacion: string, call: AreaCall): LlamadaDeConsumo {
  const cabeceras = Object.entries(call.headers).map(([nombre, valor]) => ({
    nombre: NOMBRES[nombre] ?? nombre,
    valor: valor ?? '',
  }));
  const rawHeaders = cabeceras.flatMap(({ nombre, valor }) => [nombre, valor]);
  return {
    operacion,
    metodo: 'POST',
    direccion: `${DIRECCION_SIMULADOR}${call.path}`,
    cabeceras,
    cuerpo: call.body.toString(),
    huella: computeHuellaRest({ ...call, rawHeaders }),
  };
}
