import { NotFound } from '@marco/web-kit/not-found';
import { ontologiaPaths } from '../contract/ontologia.paths.ts';

/** Something the ontology does not have, with the way back. */
export function FichaNoEncontrada() {
  return (
    <NotFound
      title="Ficha no encontrada"
      message="La ontología no tiene lo que busca."
      hint="Revise la dirección o búsquelo de nuevo."
      to={ontologiaPaths.homeRestaurada}
      backLabel="Buscar en la ontología"
    />
  );
}
