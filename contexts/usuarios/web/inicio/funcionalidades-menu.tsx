import { type CardCount, CardMenu, type CardMenuItem } from '@marco/web-kit/card-menu';
import type { Actividad, Funcionalidad } from '../../contract/index.ts';
import { useActividades } from '../actividades/use-actividades.ts';
import { FuncionalidadIcon } from '../widgets/funcionalidad-icon.tsx';
import { useUsuarioEnSesion } from '../widgets/usuario-en-sesion.tsx';

export interface FuncionalidadesMenuProps {
  readonly idFuncionalidad: number;
  /** With it the items of that subfuncionalidad show instead. */
  readonly idSubFuncionalidad?: number;
}

/**
 * Card menu of one funcionalidad of the person at work (specification §2 'Dashboard card menu'); nothing when empty.
 * Cards where a task waits say how many (AREA-13); without an answer of the server they say nothing.
 */
export function FuncionalidadesMenu({ idFuncionalidad, idSubFuncionalidad }: FuncionalidadesMenuProps) {
  const { funcionalidades } = useUsuarioEnSesion();
  const { data: actividades = [] } = useActividades();
  const funcionalidad = funcionalidades.find(({ id }) => id === idFuncionalidad);
  const cards = listCards(funcionalidad, idSubFuncionalidad);
  return <CardMenu items={cards.map((card) => ({ ...card, count: findCount(actividades, card.to) }))} />;
}

/** What waits where a card leads: at that address, or in a filtered view of it. */
function findCount(actividades: readonly Actividad[], to: string): CardCount | undefined {
  const found = actividades.find(({ url }) => url === to || url.split('?')[0] === to);
  if (!found) return undefined;
  const { cantidad, titulo, url } = found;
  const of = titulo.charAt(0).toLowerCase() + titulo.slice(1);
  return { value: cantidad, of, ...(url === to ? {} : { to: url }) };
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
