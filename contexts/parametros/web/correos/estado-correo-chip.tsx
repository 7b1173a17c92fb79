import { Chip, type ChipTone } from '@marco/web-kit/chip';
import type { EstadoCorreo } from '../../contract/terms.ts';

/** States of a mail in words. */
export const NOMBRES_ESTADO: Readonly<Record<EstadoCorreo, string>> = {
  pendiente: 'Por enviar',
  reintentando: 'Reintentando',
  enviado: 'Enviado',
  abandonado: 'Abandonado',
};

const TONOS: Readonly<Record<EstadoCorreo, ChipTone>> = {
  pendiente: 'gray',
  reintentando: 'yellow',
  enviado: 'green',
  abandonado: 'red',
};

export function EstadoCorreoChip({ estado }: { readonly estado: EstadoCorreo }) {
  return <Chip tone={TONOS[estado]}>{NOMBRES_ESTADO[estado]}</Chip>;
}
