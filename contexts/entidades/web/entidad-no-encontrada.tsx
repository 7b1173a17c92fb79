import { NotFound } from '@marco/web-kit/not-found';
import { entidadesPaths } from '../contract/entidades.paths.ts';

/** An entity that does not exist, with the way back. */
export function EntidadNoEncontrada() {
  return (
    <NotFound
      title="Entidad no encontrada"
      message="La entidad que busca no existe."
      hint="Revise la dirección o búsquela de nuevo."
      to={entidadesPaths.listaRestaurada}
      backLabel="Buscar entidades"
    />
  );
}
