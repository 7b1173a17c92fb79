import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading } from '@marco/web-kit/page';
import type { Solicitud } from '../../contract/index.ts';
import { solicitudesPaths, toSolicitud } from '../../contract/solicitudes.paths.ts';

/** The request was filed: its number and where to follow it. */
export function SolicitudRadicada({ solicitud }: { readonly solicitud: Solicitud }) {
  const { id, radicado, servicio, consultor } = solicitud;
  return (
    <>
      <PageHeading title="Solicitud radicada" lead={servicio} />
      <Card>
        <EmptyState
          drawing="done"
          title={`La solicitud quedó radicada con el número ${radicado}.`}
          text={
            consultor === null
              ? 'El ministerio le asignará un consultor. Le avisaremos de cada paso.'
              : `Volvió a manos de ${consultor}, que leerá sus respuestas. Le avisaremos de cada paso.`
          }
        >
          <ButtonLink to={toSolicitud(id)}>Ver la solicitud {radicado}</ButtonLink>
          <ButtonLink variant="neutral" to={solicitudesPaths.serviciosRestaurados}>
            Volver a los servicios
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
