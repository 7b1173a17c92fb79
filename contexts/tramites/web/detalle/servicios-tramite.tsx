import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { DetalleTramite, ServicioUsado } from '../../contract/index.ts';
import { USOS_SERVICIO } from '../../contract/terms.ts';

// The dialog comes with the first press.
const ServiciosDialog = lazy(async () => ({
  default: (await import('./servicios-dialog.tsx')).ServiciosDialog,
}));

interface ServiciosTramiteProps {
  readonly tramite: DetalleTramite;
  /** Whether who reads keeps the trámite. */
  readonly isEditable: boolean;
}

/** Servicios the trámite uses already, with their agreements and measured calls. */
export function ServiciosTramite({ tramite, isEditable }: ServiciosTramiteProps) {
  const [isOpen, setOpen] = useState(false);
  const { servicios } = tramite;
  if (servicios.length === 0 && !isEditable) return null;
  return (
    <Card
      title="Servicios que usa"
      aside={
        isEditable ? (
          <Button size="small" variant="neutral" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Editar servicios
          </Button>
        ) : null
      }
    >
      {servicios.length === 0 ? <p>Todavía no usa ninguno.</p> : null}
      <LineList>
        {servicios.map((servicio) => (
          <li key={`${servicio.servicioId} ${servicio.uso}`}>
            {servicio.direccion ? <Link to={servicio.direccion}>{servicio.nombre}</Link> : servicio.nombre}
            <LineNote>{presentUso(servicio)}</LineNote>
          </li>
        ))}
      </LineList>
      {isOpen ? (
        <Suspense fallback={null}>
          <ServiciosDialog tramite={tramite} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function presentUso({ uso, acuerdo, acuerdoHasta, ...medido }: ServicioUsado): string {
  const { transacciones, transaccionesFuente, transaccionesAnio } = medido;
  const hasta = acuerdoHasta === null ? '' : `, hasta el ${formatLongDate(acuerdoHasta)}`;
  return [
    USOS_SERVICIO[uso],
    acuerdo === '' ? 'sin acuerdo' : `acuerdo ${acuerdo}${hasta}`,
    ...(transacciones === null
      ? []
      : [`${formatNumber(transacciones)} consultas al año (${transaccionesFuente}, ${transaccionesAnio})`]),
  ].join('; ');
}
