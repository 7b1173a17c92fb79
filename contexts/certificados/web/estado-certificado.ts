import type { ChipTone } from '@marco/web-kit/chip';
import type { EstadoCertificado } from '../contract/terms.ts';

/** Colour of each state, beside its word. */
export const TONO_ESTADO: Readonly<Record<EstadoCertificado, ChipTone>> = {
  vigente: 'green',
  suspendido: 'yellow',
  revocado: 'red',
  reemplazado: 'blue',
  vencido: 'gray',
};
