import { NotFound } from '@marco/web-kit/not-found';
import { capasDeUsoPaths } from '../contract/capas-de-uso.paths.ts';

/** A layer, or a version of one, that does not exist, with the way back. */
export function CapaNoEncontrada() {
  return (
    <NotFound
      title="Capa de uso no encontrada"
      message="La capa de uso o la versión que busca no existe."
      hint="Revise la dirección o búsquela de nuevo."
      to={capasDeUsoPaths.listaRestaurada}
      backLabel="Buscar capas de uso"
    />
  );
}
