import { dialogOf, type Places, screenAt } from '@marco/test-kit/declarations';

const TREE = screenAt('tree of identifiers', '/app/admin/oid?oid=2.999.170.4.2', 'Administración OID');

/** The tree of identifiers, for people who administer it. */
export const places: Places = {
  administrator: [
    TREE,
    dialogOf(TREE, /^Editar nombre/),
    screenAt('search of identifiers', '/app/admin/oid?texto=capa', 'Administración OID'),
  ],
};
