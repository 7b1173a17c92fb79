import type { ChipTone } from '@marco/web-kit/chip';
import type { EstadoAcuerdo, EstadoDesacuerdo } from '../contract/terms.ts';

/** Colour of each state, beside its word. */
export const TONO_ESTADO: Readonly<Record<EstadoAcuerdo, ChipTone>> = {
  borrador: 'gray',
  enviado: 'blue',
  'en-aclaracion': 'yellow',
  activo: 'green',
  rechazado: 'red',
  suspendido: 'yellow',
  terminado: 'gray',
};

export const TONO_DESACUERDO: Readonly<Record<EstadoDesacuerdo, ChipTone>> = {
  reclamado: 'blue',
  respondido: 'blue',
  'en-mediacion': 'yellow',
  decidido: 'green',
  conciliado: 'green',
  desistido: 'gray',
};
