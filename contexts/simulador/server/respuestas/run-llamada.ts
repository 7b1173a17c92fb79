import { createHash } from 'node:crypto';
import type { AlcanceDeAcuerdo } from '@marco/acuerdos/port';
import type { Caller } from '@marco/server-kit';
import { CABECERA_CASO, CABECERA_DEMORA, type FormaSimulada } from '../../contract/situaciones.terms.ts';
import type { OperacionDeGuion } from '../../rules/guiones/guion.ts';
import { PETICION_VACIA, writeCanonica } from '../../rules/guiones/peticion-leida.ts';
import { getPoblacion } from '../../rules/poblacion/poblacion.ts';
import type { DerechosXroad } from '../../rules/protocolos/permiso-xroad.ts';
import { computeRespuesta, rejectPeticion } from '../../rules/situaciones/compute-respuesta.ts';
import { FIN_ENSAYADO, listCabecerasDeFin } from '../../rules/situaciones/fin-de-version.ts';
import type { RespuestaSimulada } from '../../rules/situaciones/respuesta-simulada.ts';
import { readSituacion, type SituacionPedida } from '../../rules/situaciones/situacion-pedida.ts';
import type { Conteos } from '../conteos.ts';
import type { Contratos } from '../guiones/contratos.ts';
import type { ContratosServidos } from '../guiones/contratos-servidos.ts';
import type { GuionDeVersion, Guiones } from '../guiones/guiones.ts';
import type { SimuladorPool } from '../guiones/simulador-pool.ts';
import type { listOperacionesDeMiembro } from '../guiones/version-simulada.queries.ts';
import type { Demoras } from './demoras.ts';
import { toFin } from './fin-de-version.ts';
import { readPeticion } from './read-peticion.ts';
import { createRechazo, type RechazoDeLlamada } from './rechazo.ts';
import type { TestigosDeSesion } from './testigo-sesion.ts';

/** What the simulator of this process works with. */
export interface Simulador {
  readonly guiones: Guiones;
  readonly contratos: Pick<Contratos, 'list'>;
  readonly contratosServidos: ContratosServidos;
  /** Operations a member of X-Road has simulated. */
  readonly listOperaciones: (miembro: string) => ReturnType<typeof listOperacionesDeMiembro>;
  /** What the key of an acuerdo lets its holder see. */
  readonly findAlcance: (clave: string) => Promise<AlcanceDeAcuerdo | undefined>;
  /** What is known of who calls in X-Road, by the member code and the key of the call. */
  readonly findDerechos: (miembro: string, clave: string) => Promise<DerechosXroad>;
  readonly pool: SimuladorPool;
  readonly demoras: Demoras;
  readonly conteos: Pick<Conteos, 'add'>;
  readonly testigos: TestigosDeSesion;
}

/** A call that found its operation. */
export interface LlamadaSimulada {
  readonly guion: GuionDeVersion;
  readonly operacion: OperacionDeGuion;
  readonly contenido: Buffer;
  readonly forma: FormaSimulada;
  /** How the answer is written: the rules that can be broken are those of that form. */
  readonly formaRespuesta: FormaSimulada;
  readonly caso: string;
  readonly demora: string;
  readonly sesion: string;
  readonly caller: Caller;
  readonly gone: AbortSignal;
}

/** An answer with what its headers say. */
export interface LlamadaRespondida {
  readonly respuesta: RespuestaSimulada;
  readonly cabeceras: Readonly<Record<string, string>>;
}

/** Answers a call: reads it, has it validated, finds its situation, waits where that is what was asked for. */
export async function runLlamada(
  simulador: Simulador,
  llamada: LlamadaSimulada,
): Promise<LlamadaRespondida | RechazoDeLlamada> {
  const { guion, operacion, caso, demora, forma, formaRespuesta } = llamada;
  const leida = readSituacion(caso, demora);
  if ('rechazo' in leida) return createRechazo(400, 'SITUACION_DESCONOCIDA', leida.rechazo);
  const de = `${guion.version.id} ${operacion.codigo}`;
  const paso = llamada.sesion === '' ? undefined : simulador.testigos.read(llamada.sesion, de);
  if (llamada.sesion !== '' && !paso)
    return createRechazo(
      400,
      'TESTIGO_DESCONOCIDO',
      'El testigo __sesion no es de esta operación. Empiece sin él.',
    );
  const situacion: SituacionPedida = paso
    ? { ...leida.situacion, codigo: 'secuencia', secuencia: paso.secuencia }
    : leida.situacion;
  const peticion = await readPeticion(
    guion,
    operacion,
    { contenido: llamada.contenido, forma },
    {
      pool: simulador.pool,
      caller: llamada.caller,
    },
  );
  const arbol = 'arbol' in peticion ? peticion.arbol : PETICION_VACIA;
  const pedido = {
    guion: guion.guion,
    operacion,
    poblacion: getPoblacion(),
    situacion,
    peticion: arbol,
    semilla: createHash('sha256').update(writeCanonica(arbol)).digest('hex'),
    forma: formaRespuesta,
    paso: paso?.paso ?? 0,
    esObsoleta: guion.version.estado === 'obsoleta',
  };
  const respuesta =
    'arbol' in peticion ? computeRespuesta(pedido) : rejectPeticion(pedido, peticion.detalles);
  if ('noDisponible' in respuesta)
    return createRechazo(422, 'SITUACION_NO_DISPONIBLE', respuesta.noDisponible);
  simulador.conteos.add({
    versionId: guion.version.id,
    operacion: operacion.codigo,
    situacion: respuesta.situacion,
  });
  if (!(await simulador.demoras.wait(respuesta.demoraMs, llamada.gone)))
    return createRechazo(
      503,
      'DEMORAS_OCUPADAS',
      'Demasiadas respuestas esperan a propósito en este momento. Repita en unos segundos.',
      { 'retry-after': '5' },
    );
  return { respuesta, cabeceras: listCabeceras(simulador, de, guion, respuesta) };
}

/** Places a header names. */
const MOST_PLACES = 10;

function listCabeceras(
  { testigos }: Simulador,
  de: string,
  { version }: GuionDeVersion,
  respuesta: RespuestaSimulada,
): Record<string, string> {
  const { situacion, roto, persona, sustituidos, reintento, siguiente, esObsoleta } = respuesta;
  return {
    [CABECERA_CASO.toLowerCase()]: roto ? `${situacion}:${roto.regla}` : situacion,
    'simulador-persona': persona,
    ...(sustituidos.length === 0
      ? {}
      : { 'simulador-sustituidos': sustituidos.slice(0, MOST_PLACES).map(encodeURI).join(' ') }),
    ...(respuesta.demoraMs > 0 ? { [CABECERA_DEMORA.toLowerCase()]: String(respuesta.demoraMs) } : {}),
    ...(reintento === null ? {} : { 'retry-after': String(reintento) }),
    ...(siguiente === null ? {} : { 'simulador-sesion': testigos.write(siguiente, de) }),
    ...(esObsoleta ? listCabecerasDeFin(version.estado === 'obsoleta' ? toFin(version) : FIN_ENSAYADO) : {}),
  };
}
