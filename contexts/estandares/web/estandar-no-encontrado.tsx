import { NotFound } from '@marco/web-kit/not-found';
import { estandaresPaths } from '../contract/estandares.paths.ts';

/** A standard that does not exist, with the way back. */
export function EstandarNoEncontrado() {
  return (
    <NotFound
      title="Estándar no encontrado"
      message="El estándar que busca no existe."
      hint="Revise la dirección o búsquelo de nuevo."
      to={estandaresPaths.restaurada}
      backLabel="Buscar estándares"
    />
  );
}
