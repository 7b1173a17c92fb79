import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';
import { sql } from 'kysely';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'identidad',
      title: 'Identidad',
      order: 10,
      fields: {
        tipoIdentificacion: 'Tipo de identificación',
        numeroIdentificacion: 'Número de identificación',
        primerNombre: 'Primer nombre',
        segundoNombre: 'Segundo nombre',
        primerApellido: 'Primer apellido',
        segundoApellido: 'Segundo apellido',
        correoElectronico: 'Correo electrónico',
        numeroCelular: 'Número de celular',
        activo: 'Activo',
        desde: 'Desde',
      },
      read: (database, usuarioId) =>
        database
          .selectFrom('usuarios as u')
          .innerJoin('tipos_identificacion as t', 't.id', 'u.tipo_identificacion_id')
          .select(['t.nombre as tipoIdentificacion', 'u.numero_identificacion as numeroIdentificacion'])
          .select(['u.primer_nombre as primerNombre', 'u.segundo_nombre as segundoNombre'])
          .select(['u.primer_apellido as primerApellido', 'u.segundo_apellido as segundoApellido'])
          .select(['u.correo_electronico as correoElectronico', 'u.numero_celular as numeroCelular'])
          .select(['u.activo', 'u.created_at as desde'])
          .where('u.id', '=', usuarioId)
          .execute(),
    },
    {
      key: 'vinculaciones',
      title: 'Entidades y roles',
      order: 20,
      fields: {
        entidad: 'Entidad',
        rol: 'Rol',
        cargo: 'Cargo',
        correoElectronico: 'Correo institucional',
        otroNumeroTelefonico: 'Otro número telefónico',
        activa: 'Activa',
        porAprobar: 'Por aprobar',
        rechazada: 'Rechazada',
        motivoRechazo: 'Motivo del rechazo',
        desde: 'Desde',
      },
      columns: ['membresias.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('membresias as m')
          .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
          .leftJoin('roles as r', 'r.id', 'm.rol_id')
          .select(['e.nombre as entidad', 'r.nombre as rol', 'm.cargo'])
          .select(['m.correo_electronico as correoElectronico'])
          .select('m.otro_numero_telefonico as otroNumeroTelefonico')
          .select([
            sql<boolean>`m.estado = 'activa'`.as('activa'),
            sql<boolean>`m.estado = 'pendiente'`.as('porAprobar'),
            sql<boolean>`m.estado = 'rechazada'`.as('rechazada'),
          ])
          .select('m.motivo_rechazo as motivoRechazo')
          .select('m.created_at as desde')
          .where('m.usuario_id', '=', usuarioId)
          .orderBy('m.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'actividades',
      title: 'Actividades que marcó en el inicio',
      order: 70,
      fields: { actividad: 'Actividad', vista: 'Vista hasta', pospuesta: 'Pospuesta hasta' },
      columns: ['usuarios_actividades.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('usuarios_actividades')
          .select(['codigo as actividad', 'vista_hasta as vista', 'pospuesta_hasta as pospuesta'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('codigo')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'vistas',
      title: 'Registros que abrió desde la búsqueda',
      order: 71,
      fields: { tipo: 'Tipo', registro: 'Registro', veces: 'Veces', vista: 'Última vez' },
      columns: ['busqueda_vistas.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('busqueda_vistas')
          .select(['tipo', 'registro', 'veces', 'vista_en as vista'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('vista_en', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
};
