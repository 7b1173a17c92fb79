import { NotFound } from '@marco/web-kit/not-found';
import { elementosDeDatoPaths } from '../contract/elementos-de-dato.paths.ts';

/** An element that does not exist, with the way back. */
export function ElementoNoEncontrado() {
  return (
    <NotFound
      title="Elemento de dato no encontrado"
      message="El elemento de dato que busca no existe."
      hint="Revise la dirección o búsquelo de nuevo."
      to={elementosDeDatoPaths.homeRestored}
      backLabel="Buscar elementos"
    />
  );
}
