import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { solicitudesPaths } from './solicitudes.paths.ts';

const TITULO = 'Solicitud no encontrada';

/** A request that does not exist, with the way back. */
export function SolicitudNoEncontrada() {
  usePageTitle(TITULO);
  return (
    <>
      <PageHeading title={TITULO} />
      <Card>
        <EmptyState
          drawing="search"
          title="La solicitud que busca no existe."
          text="Revise la dirección o búsquela de nuevo."
        >
          <ButtonLink variant="secondary" to={solicitudesPaths.consultaRestaurada}>
            Buscar solicitudes
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
