import type { BaseDatoPersonal } from '@marco/solicitudes/terms';
import type { CampoDeAcuerdo, FinalidadDeAcuerdo } from '../../contract/index.ts';
import { LIMITES_ACUERDO } from '../../contract/terms.ts';
import type { FinalidadEscrita } from './use-save-acuerdo.ts';

/** A field that is asked for, with its reason. */
export interface CampoElegido {
  readonly campoId: number;
  readonly justificacion: string;
}

/** A purpose while a person fills it in. */
export interface ValoresFinalidad {
  readonly titulo: string;
  readonly descripcion: string;
  readonly norma: string;
  readonly base: BaseDatoPersonal | '';
  readonly volumenDiario: string;
  readonly personasConAcceso: string;
  readonly retencionDias: string;
  readonly campos: readonly CampoElegido[];
}

const toTexto = (cantidad: number | null | undefined) => (cantidad == null ? '' : String(cantidad));
const toCantidad = (texto: string) => (texto.trim() === '' ? null : Number(texto));

/** What the form begins with; a field the servicio no longer gives is left out. */
export function toValores(
  finalidad: FinalidadDeAcuerdo | undefined,
  campos: readonly CampoDeAcuerdo[],
): ValoresFinalidad {
  const conocidos = new Set(campos.map(({ id }) => id));
  return {
    titulo: finalidad?.titulo ?? '',
    descripcion: finalidad?.descripcion ?? '',
    norma: finalidad?.norma ?? '',
    base: finalidad?.base ?? '',
    volumenDiario: toTexto(finalidad?.volumenDiario),
    personasConAcceso: toTexto(finalidad?.personasConAcceso),
    retencionDias: toTexto(finalidad?.retencionDias),
    campos: (finalidad?.campos ?? []).filter(({ campoId }) => conocidos.has(campoId)),
  };
}

/** The purpose as it is sent. */
export function toFinalidad(valores: ValoresFinalidad): FinalidadEscrita {
  return {
    titulo: valores.titulo.trim(),
    descripcion: valores.descripcion.trim(),
    norma: valores.norma.trim(),
    base: valores.base === '' ? null : valores.base,
    volumenDiario: toCantidad(valores.volumenDiario),
    personasConAcceso: toCantidad(valores.personasConAcceso),
    retencionDias: toCantidad(valores.retencionDias),
    campos: valores.campos.map(({ campoId, justificacion }) => ({
      campoId,
      justificacion: justificacion.trim(),
    })),
  };
}

/** A whole number within its limit, or nothing. */
function findErrorCantidad(texto: string, minimo: number, maximo: number): string | undefined {
  const limpio = texto.trim();
  if (limpio === '') return undefined;
  if (!/^\d+$/.test(limpio)) return 'Escriba un número entero, sin puntos.';
  const cantidad = Number(limpio);
  return cantidad < minimo || cantidad > maximo ? `Escriba un número de ${minimo} a ${maximo}.` : undefined;
}

/** First broken rule of each field. What is missing to send the request is told beside it, so that a draft can be kept. */
export function findErroresFinalidad(valores: ValoresFinalidad) {
  const { volumen, personas, retencionDias } = LIMITES_ACUERDO;
  return {
    titulo: valores.titulo.trim() === '' ? 'Escriba para qué necesita los datos.' : undefined,
    volumenDiario: findErrorCantidad(valores.volumenDiario, 1, volumen),
    personasConAcceso: findErrorCantidad(valores.personasConAcceso, 0, personas),
    retencionDias: findErrorCantidad(valores.retencionDias, 0, retencionDias),
  };
}
