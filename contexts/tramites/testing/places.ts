import { dialogOf, type Places, screenAt, screenOf, titleAt } from '@marco/test-kit/declarations';

const TRAMITE = `select 'T90002' as codigo`;

/** Trámites and the map, as anybody and as those who keep them look at them. */
export const places: Places = {
  visitor: [
    screenAt('trámites', '/tramites', 'Trámites'),
    screenOf('a trámite', '/tramites/{codigo}', TRAMITE),
    dialogOf(screenAt('report of a paper', '/tramites/T90002', /\S/), /^Me pidieron un papel/),
    titleAt('trámite that is not there', '/tramites/T99999999', 'Trámite no encontrado'),
    screenAt('once-only map', '/mapa-solo-una-vez', 'Mapa de solo una vez'),
    screenAt('once-only map as a list', '/mapa-solo-una-vez?vista=lista', 'Mapa de solo una vez'),
    screenOf(
      'papers of an entidad',
      '/mapa-solo-una-vez/entidades/{id}',
      'select min(entidad_id) as id from tramites',
    ),
  ],
  administrator: [
    screenAt('trámites that are kept', '/app/tramites', 'Trámites y papeles'),
    screenAt('import of trámites', '/app/tramites/importar', 'Importar trámites'),
    screenAt('reports of citizens', '/app/tramites/observaciones', 'Reportes de ciudadanos'),
    screenAt('assumptions of savings', '/app/supuestos-ahorro', 'Supuestos de los ahorros'),
  ],
};
