import type { ChipTone } from '@marco/web-kit/chip';
import type { EstadoImportacion } from '../../contract/terms.ts';

/** Colour of the state of an import, beside its word. */
export const TONO_IMPORTACION: Readonly<Record<EstadoImportacion, ChipTone>> = {
  recibiendo: 'blue',
  calculando: 'blue',
  revisada: 'yellow',
  aplicada: 'green',
  descartando: 'gray',
  descartada: 'gray',
  rechazada: 'red',
};
