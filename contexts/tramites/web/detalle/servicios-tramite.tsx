import { Button } from '@marco/web-kit/button';
import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import { ReadingBody } from '@marco/web-kit/reading-sections';
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
  return (
    <ReadingBlock
      id="servicios"
      title="Servicios que usa"
      aside={
        isEditable ? (
          <Button size="small" variant="neutral" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Editar servicios
          </Button>
        ) : null
      }
    >
      <ReadingBody>
        {servicios.length === 0 ? <p>Todavía no usa ninguno.</p> : null}
        <LineList>
          {servicios.map((servicio) => (
            <li key={`${servicio.servicioId} ${servicio.uso}`}>
              {servicio.direccion ? <Link to={servicio.direccion}>{servicio.nombre}</Link> : servicio.nombre}
              <LineNote>{presentUso(servicio)}</LineNote>
            </li>
          ))}
        </LineList>
      </ReadingBody>
      {isOpen ? (
        <Suspense fallback={null}>
          <ServiciosDialog tramite={tramite} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </ReadingBlock>
  );
}

function presentUso({ uso, ...medido }: ServicioUsado): string {
  const { transacciones, transaccionesFuente, transaccionesAnio } = medido;
  return [
    USOS_SERVICIO[uso],
    presentAcuerdo(medido),
    ...(transacciones === null
      ? []
      : [`${formatNumber(transacciones)} consultas al año (${transaccionesFuente}, ${transaccionesAnio})`]),
  ].join('; ');
}

/** The agreement of consumption, else the one of elsewhere that somebody wrote. */
function presentAcuerdo({
  acuerdo,
  acuerdoHasta,
  acuerdoDeConsumo,
}: Pick<ServicioUsado, 'acuerdo' | 'acuerdoHasta' | 'acuerdoDeConsumo'>): string {
  const numero = acuerdoDeConsumo?.numero ?? acuerdo;
  const hasta = acuerdoDeConsumo ? acuerdoDeConsumo.hasta : acuerdoHasta;
  if (numero === '') return 'sin acuerdo';
  return `acuerdo ${numero}${hasta === null ? '' : `, hasta el ${formatLongDate(hasta)}`}`;
}
