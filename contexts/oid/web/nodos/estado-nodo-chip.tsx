import { Chip } from '@marco/web-kit/chip';
import { type EstadoNodo, NOMBRES_ESTADO_NODO } from '../../contract/terms.ts';

const TONOS = { activo: 'green', reservado: 'yellow', retirado: 'gray' } as const;

/** State of a node. */
export function EstadoNodoChip({ estado }: { readonly estado: EstadoNodo }) {
  return <Chip tone={TONOS[estado]}>{NOMBRES_ESTADO_NODO[estado]}</Chip>;
}
