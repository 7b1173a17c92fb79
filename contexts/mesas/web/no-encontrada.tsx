import { NotFound } from '@marco/web-kit/not-found';
import { mesasPaths } from '../contract/mesas.paths.ts';

interface NoEncontradaProps {
  readonly titulo: string;
  readonly mensaje: string;
}

/** A mesa or meeting that does not exist, with the way back. */
export function NoEncontrada({ titulo, mensaje }: NoEncontradaProps) {
  return (
    <NotFound
      title={titulo}
      message={mensaje}
      hint="Revise la dirección o búsquela de nuevo."
      to={mesasPaths.homeRestored}
      backLabel="Buscar mesas"
    />
  );
}
