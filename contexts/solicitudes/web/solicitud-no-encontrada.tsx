import { NotFound } from '@marco/web-kit/not-found';
import { solicitudesPaths } from '../contract/solicitudes.paths.ts';

/** A request that does not exist, with the way back. */
export function SolicitudNoEncontrada() {
  return (
    <NotFound
      title="Solicitud no encontrada"
      message="La solicitud que busca no existe."
      hint="Revise la dirección o búsquela de nuevo."
      to={solicitudesPaths.consultaRestaurada}
      backLabel="Buscar solicitudes"
    />
  );
}
