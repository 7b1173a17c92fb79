import {
  type CodigoSecuencia,
  type CodigoSituacion,
  type FormaSimulada,
  LIMITES_SIMULADOR,
} from '../../contract/situaciones.terms.ts';
import {
  canSayNada,
  createMensajeSimulado,
  type MedidaMensaje,
  type PedidoDeMensaje,
} from '../guiones/create-mensaje-simulado.ts';
import type { Guion, MensajeDeGuion, OperacionDeGuion, RotoDeGuion } from '../guiones/guion.ts';
import { createMensajeRoto } from '../guiones/mensaje-roto.ts';
import { type ArbolPedido, listDatos } from '../guiones/peticion-leida.ts';
import { chooseElenco } from '../poblacion/elenco.ts';
import type { Poblacion } from '../poblacion/poblacion.ts';
import type {
  CuerpoSimulado,
  FallaSimulada,
  RespuestaSimulada,
  SituacionNoDisponible,
} from './respuesta-simulada.ts';
import type { SituacionPedida } from './situacion-pedida.ts';
import { SITUACION } from './situaciones.ts';
import { explainNoDisponible, findRoto, listRotos, presentRegla } from './situaciones-de-operacion.ts';

/** A petition that was read and validated, with what it is answered with. */
export interface PedidoSimulado {
  readonly guion: Guion;
  readonly operacion: OperacionDeGuion;
  readonly poblacion: Poblacion;
  readonly situacion: SituacionPedida;
  readonly peticion: ArbolPedido;
  /** SHA-256 of the canonical petition, as text. */
  readonly semilla: string;
  readonly forma: FormaSimulada;
  /** Step of a sequence, from 0. */
  readonly paso: number;
  /** Whether the version is being withdrawn. */
  readonly esObsoleta: boolean;
}

/** Steps of each sequence: the situation of each, 'pendiente' for one that is still being worked on. */
const PASOS: Readonly<Record<CodigoSecuencia, readonly (CodigoSituacion | 'pendiente')[]>> = {
  asincrona: ['pendiente', 'pendiente', 'valida'],
  recuperacion: ['503', '503', 'valida'],
};
const REINTENTOS: Partial<Readonly<Record<CodigoSituacion, number>>> = { '503': 30, '429': 60, secuencia: 1 };

/** How an element of the language says each way a query ends; codes of `codResultadoConsulta`. */
const RESULTADOS: Partial<Readonly<Record<CodigoSituacion, string>>> = {
  vacia: '1',
  'no-encontrado': '1',
  'peticion-invalida': '2',
  'sin-permiso': '3',
  '503': '9',
  '429': '9',
};
/** Words of the answers for `descripcionMensaje`; a script says which of them its element takes. */
export const TEXTOS_DE_RESULTADO: Partial<Readonly<Record<CodigoSituacion, string>>> = {
  vacia: 'Sin registros. Datos inventados.',
  'no-encontrado': 'No se encontró lo que pregunta. Datos inventados.',
  'peticion-invalida': 'La petición no cumple las reglas. Datos inventados.',
  'sin-permiso': 'No tiene permiso para consultar este dato. Datos inventados.',
  '503': 'El servicio no está disponible. Datos inventados.',
  '429': 'Se superó el número de llamadas. Datos inventados.',
};

/** What the simulator answers to a valid petition, or why the operation has no such situation. */
export function computeRespuesta(pedido: PedidoSimulado): RespuestaSimulada | SituacionNoDisponible {
  return new Simulacion(pedido).answer();
}

/** What it answers to a petition that the validator refused, with what that said. */
export function rejectPeticion(pedido: PedidoSimulado, detalles: readonly string[]): RespuestaSimulada {
  return new Simulacion(pedido).reject(detalles);
}

class Simulacion {
  private readonly pedido: PedidoSimulado;
  private readonly base: Omit<PedidoDeMensaje, 'medida' | 'dichos'>;
  private sustituidos: readonly string[] = [];

  constructor(pedido: PedidoSimulado) {
    this.pedido = pedido;
    const { guion, poblacion, operacion, peticion, semilla } = pedido;
    const pedidos = operacion.peticion ? listDatos(guion, operacion.peticion.raiz, peticion) : [];
    const elegido = chooseElenco(poblacion, pedidos, semilla);
    this.base = { guion, poblacion, pedidos, semilla, elegido };
  }

  answer(): RespuestaSimulada | SituacionNoDisponible {
    const { operacion, forma, situacion } = this.pedido;
    const codigo = this.chooseSituacion();
    const motivo = explainNoDisponible(operacion, codigo, forma);
    if (motivo !== undefined) return { noDisponible: motivo };
    if (codigo === 'secuencia') return this.answerPaso();
    if (codigo === 'respuesta-invalida') return this.answerRota();
    if (codigo === 'peticion-invalida') return this.reject(this.inventInforme());
    return this.answerCon(codigo, situacion.demoraMs);
  }

  reject(detalles: readonly string[]): RespuestaSimulada {
    const { titulo, estado } = SITUACION['peticion-invalida'];
    const mensaje = detalles[0] ?? titulo;
    return this.toRespuesta('peticion-invalida', estado, {
      cuerpo: this.createError('peticion-invalida', { codigo: 'PETICION_INVALIDA', mensaje, detalles }),
    });
  }

  /** A person to watch for answers in their own way, unless a situation was asked for. */
  private chooseSituacion(): CodigoSituacion {
    const { codigo } = this.pedido.situacion;
    const { elenco, nombrados } = this.base.elegido;
    if (codigo !== 'valida' || !nombrados.has('persona')) return codigo;
    if (elenco.persona.personaje === 'reservada') return 'sin-permiso';
    return elenco.persona.personaje === 'sin-registros' ? 'vacia' : codigo;
  }

  private answerCon(pedida: CodigoSituacion, demoraMs: number): RespuestaSimulada {
    // A message that has no way of saying that there is nothing leaves it to the error.
    const codigo = pedida === 'vacia' && !this.canBeVacia() ? 'no-encontrado' : pedida;
    const { respuesta, estado } = SITUACION[codigo];
    const cuerpo = this.createCuerpo(codigo);
    return this.toRespuesta(codigo, cuerpo.clase === 'nada' && estado === 200 ? SIN_CONTENIDO : estado, {
      cuerpo,
      demoraMs: Math.min(demoraMs, LIMITES_SIMULADOR.demoraMs),
      cierre: codigo === 'corte' ? 'antes' : codigo === 'incompleta' ? 'a-medias' : 'ninguno',
      esObsoleta: codigo === 'obsoleta' || this.pedido.esObsoleta,
      reintento: respuesta.clase === 'error' ? (REINTENTOS[codigo] ?? null) : null,
    });
  }

  private canBeVacia(): boolean {
    const { guion, operacion } = this.pedido;
    return operacion.respuesta === null || canSayNada(guion, operacion.respuesta.raiz);
  }

  private createCuerpo(codigo: CodigoSituacion): CuerpoSimulado {
    const { respuesta } = SITUACION[codigo];
    if (respuesta.clase === 'xroad') return { clase: 'xroad', falla: this.pedido.situacion.falla };
    if (respuesta.clase === 'error')
      return this.createError(codigo, { codigo: respuesta.codigo, mensaje: respuesta.mensaje, detalles: [] });
    if (respuesta.clase !== 'mensaje') return { clase: 'nada' };
    const { respuesta: de } = this.pedido.operacion;
    return de ? this.createMensaje(de, respuesta.medida, codigo) : { clase: 'nada' };
  }

  /** The error of the operation, else one of ours. */
  private createError(codigo: CodigoSituacion, falla: FallaSimulada): CuerpoSimulado {
    const { error } = this.pedido.operacion;
    return error ? this.createMensaje(error, 'habitual', codigo) : { clase: 'falla', falla };
  }

  private createMensaje(
    de: MensajeDeGuion,
    medida: MedidaMensaje,
    codigo: CodigoSituacion,
  ): Extract<CuerpoSimulado, { clase: 'mensaje' }> {
    const [resultado, texto] = [RESULTADOS[codigo], TEXTOS_DE_RESULTADO[codigo]];
    const dichos = {
      ...(resultado === undefined ? {} : { codResultadoConsulta: resultado }),
      ...(texto === undefined ? {} : { descripcionMensaje: texto }),
    };
    const { mensaje, sustituidos } = createMensajeSimulado({ ...this.base, medida, dichos }, de.raiz);
    this.sustituidos = sustituidos;
    return { clase: 'mensaje', de, mensaje };
  }

  private answerRota(): RespuestaSimulada | SituacionNoDisponible {
    const { operacion, forma, situacion } = this.pedido;
    const todos = listRotos(operacion, forma);
    const roto = findRoto(situacion.regla, todos);
    if (!roto || !operacion.respuesta) return explainRegla(situacion.regla, todos);
    const cuerpo =
      this.breakRespuesta(operacion.respuesta, 'habitual', roto) ??
      this.breakRespuesta(operacion.respuesta, 'completa', roto);
    if (!cuerpo) return { noDisponible: `En esta respuesta no hay «${roto.lugar}» que se pueda romper.` };
    return this.toRespuesta('respuesta-invalida', SITUACION['respuesta-invalida'].estado, { cuerpo, roto });
  }

  private breakRespuesta(
    de: MensajeDeGuion,
    medida: MedidaMensaje,
    roto: RotoDeGuion,
  ): CuerpoSimulado | undefined {
    const entero = this.createMensaje(de, medida, 'respuesta-invalida');
    const mensaje = createMensajeRoto(this.pedido.guion, entero.mensaje, roto);
    return mensaje && { ...entero, mensaje };
  }

  private answerPaso(): RespuestaSimulada {
    const { secuencia } = this.pedido.situacion;
    const pasos = PASOS[secuencia];
    const paso = Math.min(this.pedido.paso, pasos.length - 1);
    const siguiente = paso < pasos.length - 1 ? { secuencia, paso: paso + 1 } : null;
    const codigo = pasos[paso] ?? 'valida';
    if (codigo !== 'pendiente') return { ...this.answerCon(codigo, 0), siguiente };
    return this.toRespuesta('secuencia', SITUACION.secuencia.estado, {
      cuerpo: { clase: 'falla', falla: PENDIENTE },
      reintento: REINTENTOS.secuencia ?? null,
      siguiente,
    });
  }

  /** What a validator says of a petition that has nothing wrong, for who wants to see how it looks. */
  private inventInforme(): string[] {
    const [roto] = this.pedido.operacion.peticion?.rotos ?? [];
    return [
      roto ? `${roto.lugar === '' ? '' : `${roto.lugar}: `}${roto.rompe}` : 'La petición no se puede leer.',
    ];
  }

  private toRespuesta(
    situacion: CodigoSituacion,
    estado: number,
    parte: Pick<RespuestaSimulada, 'cuerpo'> & Partial<RespuestaSimulada>,
  ): RespuestaSimulada {
    return {
      situacion,
      estado,
      demoraMs: 0,
      cierre: 'ninguno',
      persona: this.base.elegido.elenco.persona.numero,
      sustituidos: this.sustituidos,
      roto: null,
      reintento: null,
      siguiente: null,
      esObsoleta: this.pedido.esObsoleta,
      ...parte,
    };
  }
}

const SIN_CONTENIDO = 204;

const PENDIENTE: FallaSimulada = {
  codigo: 'PENDIENTE',
  mensaje: 'La respuesta está en preparación. Repita la llamada con el testigo __sesion.',
  detalles: [],
};

/** Names of the rules somebody may ask for. */
const MAXIMO_REGLAS = 40;

function explainRegla(regla: string, todos: readonly RotoDeGuion[]): SituacionNoDisponible {
  const conocidas = todos.slice(0, MAXIMO_REGLAS).map((roto) => presentRegla(roto, todos));
  return {
    noDisponible: `La respuesta no tiene la regla «${regla.slice(0, 80)}». Use una de estas: ${conocidas.join(', ')}.`,
  };
}
