import { CardMenu, type CardMenuItem } from '@marco/web-kit/card-menu';
import type { Funcionalidad } from '../../contract/index.ts';
import { FuncionalidadIcon } from './funcionalidad-icon.tsx';
import { useUsuarioEnSesion } from './usuario-en-sesion.tsx';

export interface FuncionalidadesMenuProps {
  readonly idFuncionalidad: number;
  /** With it the items of that subfuncionalidad show instead. */
  readonly idSubFuncionalidad?: number;
}

/** Card menu of one funcionalidad of the person at work (specification §2 'Dashboard card menu'); nothing when empty. */
export function FuncionalidadesMenu({ idFuncionalidad, idSubFuncionalidad }: FuncionalidadesMenuProps) {
  const { funcionalidades } = useUsuarioEnSesion();
  const funcionalidad = funcionalidades.find(({ id }) => id === idFuncionalidad);
  return <CardMenu items={listCards(funcionalidad, idSubFuncionalidad)} />;
}

function listCards(funcionalidad: Funcionalidad | undefined, idSub: number | undefined): CardMenuItem[] {
  const subs = funcionalidad?.subFuncionalidades ?? [];
  if (idSub === undefined) {
    return subs.map((sub) => ({
      to: sub.url,
      title: sub.nombreFuncionalidad,
      description: sub.descripcion,
      icon: <FuncionalidadIcon name={sub.icono} />,
    }));
  }
  const items = subs.find(({ id }) => id === idSub)?.listaItems ?? [];
  return items.map((item) => ({ to: item.url, title: item.nombre, description: item.descripcion }));
}
