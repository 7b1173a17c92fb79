import { presentEntidad } from '@marco/entidades/terms';
import { formatLongDate, formatPeriod } from '@marco/web-kit/format';
import { PageHeading, type TrailStep, useRecordTrail } from '@marco/web-kit/page';
import { Braces, GitBranch, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DetalleElemento } from '../../contract/index.ts';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';
import { TextoCopiable } from '../detalle/texto-copiable.tsx';

interface EncabezadoElementoProps {
  readonly detalle: DetalleElemento;
  /** Steps above the page; the same object at each render. */
  readonly trail: readonly TrailStep[];
  readonly acciones: ReactNode;
}

/** Name, state, definition, identificador, version and owner of an element: nothing of it is said again below. */
export function EncabezadoElemento({ detalle, trail, acciones }: EncabezadoElementoProps) {
  const { nombre, definicion, estado, identificador, entidadResponsable } = detalle;
  useRecordTrail(nombre, trail);
  return (
    <PageHeading
      title={nombre}
      lead={definicion}
      chip={<EstadoVersionChip estado={estado} />}
      facts={[
        {
          icon: <Braces size={16} />,
          text: <TextoCopiable texto={identificador} nombre="el identificador" />,
        },
        { icon: <GitBranch size={16} />, text: presentVersion(detalle) },
        ...(entidadResponsable === null
          ? []
          : [
              {
                icon: <Landmark size={16} />,
                text: presentEntidad(entidadResponsable.nombre, entidadResponsable.sigla),
              },
            ]),
      ]}
      actions={acciones}
    />
  );
}

function presentVersion({ numero, rigeDesde, rigeHasta }: DetalleElemento): string {
  if (rigeDesde === null) return `Versión ${numero}`;
  return rigeHasta === null
    ? `Versión ${numero}, vigente desde el ${formatLongDate(rigeDesde)}`
    : `Versión ${numero}, rigió ${formatPeriod(rigeDesde, rigeHasta).toLowerCase()}`;
}
