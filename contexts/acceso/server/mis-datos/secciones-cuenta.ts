import { sql } from 'kysely';
import { MOST_FILAS, type SeccionPropia } from './seccion.ts';

const LIMITE = MOST_FILAS + 1;

/** Sections about the person, their sign-ins and the notices they got. */
export const SECCIONES_CUENTA: readonly SeccionPropia[] = [
  {
    clave: 'identidad',
    titulo: 'Identidad',
    campos: {
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
    clave: 'vinculaciones',
    titulo: 'Entidades y roles',
    campos: {
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
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'autorizaciones',
    titulo: 'Autorizaciones de tratamiento de datos',
    campos: {
      version: 'Versión del aviso',
      autoriza: 'Autoriza',
      medio: 'Dónde',
      direccion: 'Dirección de red',
      fecha: 'Fecha',
    },
    read: (database, usuarioId) =>
      database
        .selectFrom('autorizaciones_tratamiento as a')
        .leftJoin('avisos_tratamiento as v', 'v.huella', 'a.aviso_huella')
        .select(['v.version', 'a.autoriza', 'a.medio', 'a.direccion', 'a.created_at as fecha'])
        .where('a.usuario_id', '=', usuarioId)
        .orderBy('a.id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'sesiones',
    titulo: 'Sesiones',
    campos: {
      inicio: 'Inicio',
      ultimaActividad: 'Última actividad',
      cierre: 'Cierre',
      direccion: 'Dirección de red',
      dispositivo: 'Dispositivo',
    },
    read: (database, usuarioId) =>
      database
        .selectFrom('sessions')
        .select(['created_at as inicio', 'last_seen_at as ultimaActividad', 'revoked_at as cierre'])
        .select(['address as direccion', 'user_agent as dispositivo'])
        .where('user_id', '=', usuarioId)
        .orderBy('created_at', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'notificaciones',
    titulo: 'Notificaciones',
    campos: { fecha: 'Fecha', titulo: 'Título', texto: 'Texto', leida: 'Leída' },
    read: (database, usuarioId) =>
      database
        .selectFrom('notificaciones')
        .select(['created_at as fecha', 'titulo', 'texto', 'leida_en as leida'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'preferencias',
    titulo: 'Preferencias de notificación',
    campos: { evento: 'Evento', correo: 'Por correo', producto: 'En el sistema' },
    read: (database, usuarioId) =>
      database
        .selectFrom('preferencias_notificacion')
        .select(['evento', 'correo', 'producto'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('evento')
        .execute(),
  },
  {
    clave: 'actividades',
    titulo: 'Actividades que marcó en el inicio',
    campos: { actividad: 'Actividad', vista: 'Vista hasta', pospuesta: 'Pospuesta hasta' },
    read: (database, usuarioId) =>
      database
        .selectFrom('usuarios_actividades')
        .select(['codigo as actividad', 'vista_hasta as vista', 'pospuesta_hasta as pospuesta'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('codigo')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'invitaciones',
    titulo: 'Invitaciones de administración que usó',
    campos: { correoElectronico: 'Correo electrónico', fecha: 'Fecha', usada: 'Usada' },
    read: (database, usuarioId) =>
      database
        .selectFrom('invitaciones_administrador')
        .select(['correo_electronico as correoElectronico', 'created_at as fecha', 'usada_en as usada'])
        .where('usuario_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
  {
    clave: 'auditoria',
    titulo: 'Lo que hizo en el sistema',
    campos: {
      fecha: 'Fecha',
      accion: 'Acción',
      resultado: 'Resultado',
      tipoObjeto: 'Sobre qué',
      objeto: 'Cuál',
      rol: 'Rol',
      direccion: 'Dirección de red',
    },
    read: (database, usuarioId) =>
      database
        .selectFrom('audit_events')
        .select(['occurred_at as fecha', 'action as accion', 'result as resultado'])
        .select(['object_type as tipoObjeto', 'object_id as objeto'])
        .select(['actor_role as rol', 'address as direccion'])
        .where('actor_user_id', '=', usuarioId)
        .orderBy('id', 'desc')
        .limit(LIMITE)
        .execute(),
  },
];
