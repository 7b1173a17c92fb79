import { nameJoinedRows, nameRows, type TrailNames } from '@marco/server-kit';
import { sql } from 'kysely';
import { buildNombreCompleto } from './usuarios/nombre-completo.ts';

const usuarios = nameJoinedRows(sql`usuarios t`, buildNombreCompleto('t'));

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    usuario: usuarios,
    // The trail knows an identity by its subject.
    identidad: { ...usuarios, id: 'sujeto', idType: 'text' },
    membresia: nameJoinedRows(
      sql`membresias t join usuarios u on u.id = t.usuario_id join entidades e on e.id = t.entidad_id`,
      sql`${buildNombreCompleto('u')} || ', ' || e.nombre`,
    ),
    rol: nameRows('roles'),
    funcionalidad: nameRows('funcionalidades'),
    subfuncionalidad: nameRows('subfuncionalidades'),
    'item-funcionalidad': nameRows('items_funcionalidad'),
  },
  fields: { usuarioId: 'usuario', membresiaId: 'membresia', rolId: 'rol' },
};
