import { ayudaPaths, toGuia } from '@marco/parametros/paths';
import { TITULO_GLOSARIO, TITULO_NOVEDADES } from './ayuda-titles.ts';
import { GUIDES } from './guides/list-guides.ts';

/** Every page of the help below its start. */
export function listHelpPlaces(): readonly { readonly label: string; readonly to: string }[] {
  return [
    { label: TITULO_GLOSARIO, to: ayudaPaths.glosario },
    { label: TITULO_NOVEDADES, to: ayudaPaths.novedades },
    ...GUIDES.map(({ id, title }) => ({ label: title, to: toGuia(id) })),
  ];
}
