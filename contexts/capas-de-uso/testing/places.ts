import { type Places, screenAt } from '@marco/test-kit/declarations';

/** Layers, for people who administer them. */
export const places: Places = {
  administrator: [
    screenAt('layers', '/app/admin/capadeuso/filter', 'Capas de uso'),
    screenAt('hierarchy of the layers', '/app/admin/capadeuso/hierarchy', 'Jerarquía de las capas'),
    screenAt('new layer', '/app/admin/capadeuso/create', 'Crear capa de uso'),
    screenAt('a layer', '/app/admin/capadeuso/2', /\S/),
    screenAt('edit of a layer', '/app/admin/capadeuso/2/edit', 'Editar capa de uso'),
    screenAt('version of a layer', '/app/admin/capadeuso/2/versionar', 'Versionar capa de uso'),
  ],
};
