import {
  type CodigoSecuencia,
  type CodigoSituacion,
  FALLAS_XROAD,
  type FallaXroad,
  LIMITES_SIMULADOR,
  PERFILES_DEMORA,
  SECUENCIAS,
  SITUACIONES,
} from '../../contract/situaciones.terms.ts';

/** The situation of a call, with what its parameter says. */
export interface SituacionPedida {
  readonly codigo: CodigoSituacion;
  /** Rule that is broken; empty for the first one of the message. */
  readonly regla: string;
  readonly falla: FallaXroad;
  readonly secuencia: CodigoSecuencia;
  readonly demoraMs: number;
}

export type SituacionLeida = { readonly situacion: SituacionPedida } | { readonly rechazo: string };

const POR_DEFECTO = {
  regla: '',
  falla: FALLAS_XROAD[0],
  secuencia: SECUENCIAS[0],
  demoraMs: 0,
} as const;

/** What a call without a situation gets. */
export const SITUACION_HABITUAL: SituacionPedida = { ...POR_DEFECTO, codigo: 'valida' };

/** Longest text of a case that is looked at. */
const LARGO = 200;

/**
 * Reads the situation a call asks for, as `respuesta-invalida:patron`.
 *
 * @param demora the wait it asks for beside it: milliseconds or a profile, empty for none
 */
export function readSituacion(caso: string, demora: string): SituacionLeida {
  const espera = readDemora(demora);
  if (espera === undefined) return { rechazo: explainDemora(demora) };
  const [codigo = '', ...resto] = caso.slice(0, LARGO).trim().split(':');
  if (codigo === '') {
    const base = { ...POR_DEFECTO, demoraMs: espera };
    return { situacion: { ...base, codigo: espera > 0 ? 'lenta' : 'valida' } };
  }
  const una = SITUACIONES.find((conocida) => conocida === codigo);
  if (!una)
    return {
      rechazo: `No hay una situación «${codigo.slice(0, 60)}». Use una de estas: ${SITUACIONES.join(', ')}.`,
    };
  return readDetalle(una, resto.join(':'), espera);
}

function readDetalle(codigo: CodigoSituacion, detalle: string, demoraMs: number): SituacionLeida {
  const base = { ...POR_DEFECTO, codigo, demoraMs };
  switch (codigo) {
    case 'respuesta-invalida':
      return { situacion: { ...base, regla: detalle } };
    case 'xroad': {
      const falla = findNombrada(FALLAS_XROAD, detalle);
      return falla
        ? { situacion: { ...base, falla } }
        : rejectDetalle('falla de X-Road', detalle, FALLAS_XROAD);
    }
    case 'secuencia': {
      const secuencia = findNombrada(SECUENCIAS, detalle);
      return secuencia
        ? { situacion: { ...base, secuencia } }
        : rejectDetalle('secuencia', detalle, SECUENCIAS);
    }
    case 'lenta': {
      const espera = detalle === '' ? demoraMs || PERFILES_DEMORA.p95 : readDemora(detalle);
      return espera === undefined
        ? { rechazo: explainDemora(detalle) }
        : { situacion: { ...base, demoraMs: espera } };
    }
    default:
      return detalle === ''
        ? { situacion: base }
        : { rechazo: `La situación «${codigo}» no lleva nada después de «:».` };
  }
}

/** The one of that name; the first one where no name is said. */
function findNombrada<T extends string>(conocidas: readonly T[], detalle: string): T | undefined {
  return detalle === '' ? conocidas[0] : conocidas.find((una) => una === detalle);
}

function rejectDetalle(que: string, detalle: string, conocidas: readonly string[]): SituacionLeida {
  return {
    rechazo: `No hay una ${que} «${detalle.slice(0, 60)}». Use una de estas: ${conocidas.join(', ')}.`,
  };
}

/** Milliseconds of a text, or of a profile; undefined where it is none of both or too long. */
function readDemora(texto: string): number | undefined {
  const escrita = texto.trim();
  if (escrita === '') return 0;
  if (Object.hasOwn(PERFILES_DEMORA, escrita))
    return PERFILES_DEMORA[escrita as keyof typeof PERFILES_DEMORA];
  const demora = /^\d{1,6}$/.test(escrita) ? Number(escrita) : Number.NaN;
  return demora <= LIMITES_SIMULADOR.demoraMs ? demora : undefined;
}

function explainDemora(texto: string): string {
  const perfiles = Object.keys(PERFILES_DEMORA).join(', ');
  return `La demora «${texto.slice(0, 20)}» no se admite. Escriba milisegundos hasta ${LIMITES_SIMULADOR.demoraMs}, o uno de estos perfiles: ${perfiles}.`;
}
