import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    mesa: nameRows('mesas'),
    reunion: nameRows('reuniones', 'tematica'),
    compromiso: nameRows('compromisos', 'descripcion'),
    busqueda: nameRows('busquedas_guardadas'),
  },
  fields: {
    mesaId: 'mesa',
    idMesa: 'mesa',
    admUsuarioId: 'usuario',
    admEntidadLider: 'entidad',
    entidades: 'entidad',
    consultorPrincipal: 'usuario',
    consultores: 'usuario',
    responsableUsuarioId: 'usuario',
    compromisosAbiertos: 'compromiso',
  },
};
