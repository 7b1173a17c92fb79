import { foldText } from '@marco/web-kit/format';
import type { GrupoDeParametros } from '../../contract/index.ts';

/** The parameters whose name, description or key has each word, under their groups. */
export function findParametros(grupos: readonly GrupoDeParametros[], search: string) {
  const words = foldText(search).split(/\s+/);
  return grupos.flatMap(({ codigo, nombre, parametros }) => {
    const items = parametros.filter((each) => {
      const text = foldText(`${each.nombre} ${each.descripcion} ${each.clave}`);
      return words.every((word) => text.includes(word));
    });
    return items.length > 0 ? [{ codigo, nombre, items }] : [];
  });
}
