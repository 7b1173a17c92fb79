import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADO_SOLICITUD, type EstadoSolicitud } from '../contract/terms.ts';

const TONOS: Readonly<Record<EstadoSolicitud, ChipTone>> = {
  borrador: 'gray-ring',
  radicada: 'blue',
  asignada: 'blue',
  'en-revision': 'yellow',
  devuelta: 'red',
  'en-conceptualizacion': 'yellow',
  'en-evaluacion': 'yellow',
  'en-verificacion': 'yellow',
  'pendiente-entidad': 'yellow',
  'concepto-favorable': 'green',
  certificada: 'green',
  rechazada: 'red',
  desistida: 'gray-ring',
  cancelada: 'gray-ring',
};

/** State of a request. */
export function EstadoSolicitudChip({ estado }: { readonly estado: EstadoSolicitud }) {
  return <Chip tone={TONOS[estado]}>{ESTADO_SOLICITUD[estado]}</Chip>;
}
