import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { LARGO_RESPUESTA_MOSTRADA, LIMITES_ENSAYO } from '../../contract/ensayos-xroad.terms.ts';
import type { EnsayoDeConsumo } from '../../contract/index.ts';
import { simuladorErrors } from '../../contract/simulador.errors.ts';
import { canRunConsumo, isEnVigor } from '../../rules/ensayo-xroad/can-run-consumo.ts';
import type { Enviado } from '../../rules/ensayo-xroad/enviado.ts';
import { findMaterial } from '../guiones/find-material.ts';
import type { Simulador } from '../respuestas/run-llamada.ts';
import { createCaminoDeConsumo } from './camino-de-consumo.ts';
import { getAcuerdoEnsayado, toQuienConsume } from './get-consumo.ts';
import { createPeticiones } from './peticiones.ts';
import { runPruebasDeConsumo } from './run-pruebas-de-consumo.ts';

interface ConsumoDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly simulador: Simulador;
}

/**
 * Rehearses the call of an acuerdo with its client and its key, against its reduced contract. It writes nothing: what it finds is of
 * the program of who consumes.
 *
 * @throws ENSAYO_NO_ENCONTRADO, CONSUMO_AJENO, ACUERDO_SIN_VIGOR, SERVICIO_NO_SIMULADO, VERSION_NO_SIMULADA, VERSION_SIN_MENSAJES,
 *   SIMULADOR_OCUPADO
 */
export async function verifyConsumoXroad(
  { database, simulador }: ConsumoDependencies,
  acuerdoId: number,
  context: CallContext,
): Promise<EnsayoDeConsumo> {
  const row = await getAcuerdoEnsayado(database, acuerdoId, context);
  const { servicioId, versionId, mayor, menor } = row;
  const decision = canRunConsumo(toQuienConsume(context), row);
  requireAllowed(decision, simuladorErrors, isEnVigor(row) ? 'CONSUMO_AJENO' : 'ACUERDO_SIN_VIGOR');
  const caller = toCaller(context);
  const camino = createCaminoDeConsumo(row, context.address ?? '');
  const guion = await simulador.guiones.get(servicioId, `${mayor}.${menor}`, caller, camino.clave);
  const acuerdo = await simulador.findAlcance(camino.clave);
  const dia = toColombianDay(new Date());
  const material = await findMaterial(database, { id: versionId, servicioId }, dia, acuerdo?.campos);
  if (!material) throw refuse(simuladorErrors, 'VERSION_SIN_MENSAJES');
  // The simulator counts the calls of programs; these are of the product itself.
  const aparte = { ...simulador, conteos: { add: () => {} } };
  const { pruebas, primera } = await runPruebasDeConsumo(aparte, {
    servicioId,
    operaciones: createPeticiones(guion).slice(0, LIMITES_ENSAYO.operaciones),
    subsistemaNombrado: row.subsistema !== '',
    material,
    camino,
    caller,
  });
  return { pruebas: [...pruebas], respuesta: primera ? presentRespuesta(primera) : null };
}

function presentRespuesta({ estado, cabeceras, texto }: Enviado): EnsayoDeConsumo['respuesta'] {
  return {
    estado,
    cabeceras: Object.entries(cabeceras).map(([nombre, valor]) => ({ nombre, valor })),
    cuerpo: texto.slice(0, LARGO_RESPUESTA_MOSTRADA),
    cortada: texto.length > LARGO_RESPUESTA_MOSTRADA,
  };
}
