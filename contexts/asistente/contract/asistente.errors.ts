import { defineErrors } from '@marco/contract-kit';
import { LIMITES_FUENTE } from './terms.ts';

/** Refusals of a whole source; what is wrong inside of it is part of the answer. */
export const asistenteErrors = defineErrors({
  FUENTE_PESADA: {
    status: 413,
    mensaje: `El archivo puede pesar máximo ${LIMITES_FUENTE.bytes / 1_000_000} MB.`,
  },
  ASISTENTE_OCUPADO: {
    status: 503,
    mensaje: 'El asistente está leyendo otros archivos. Intente de nuevo en unos segundos.',
  },
});
