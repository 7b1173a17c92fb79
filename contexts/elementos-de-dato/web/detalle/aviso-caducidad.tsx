import { formatLongDate } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import type { ReactNode } from 'react';
import type { DetalleElemento } from '../../contract/index.ts';
import { EnlaceVersion } from './enlaces.tsx';

interface AvisoCaducidadProps {
  readonly detalle: Pick<DetalleElemento, 'caducidad'>;
  /** What may be done about it. */
  readonly children?: ReactNode;
}

/** When an element leaves the common language and why; or that it did not, though its day came. */
export function AvisoCaducidad({ detalle: { caducidad }, children }: AvisoCaducidadProps) {
  if (caducidad === null) return null;
  const { fecha, motivo, reemplazadoPor, impedimento } = caducidad;
  const dia = formatLongDate(fecha);
  return (
    <Notice tone={impedimento === null ? 'warn' : 'err'}>
      <b>{impedimento === null ? `El elemento caduca el ${dia}.` : `El elemento no caducó el ${dia}.`}</b>{' '}
      {impedimento === null ? `Motivo: ${motivo}` : impedimento}
      {reemplazadoPor === null ? null : (
        <>
          {' '}
          Lo reemplaza <EnlaceVersion referencia={reemplazadoPor} />.
        </>
      )}
      {children}
    </Notice>
  );
}
