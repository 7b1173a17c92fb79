import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, fecha, motivo } = VARIABLES_HABITUALES;
const rol = { descripcion: 'Nombre del rol', ejemplo: 'Líder de interoperabilidad' } as const;

/** Events about a membresía, with their messages. */
const membresia = defineNovedades(20, {
  'usuario-aprobado': {
    nombre: 'Usuario aprobado',
    descripcion: 'Cuenta a la persona que ya puede ingresar por la entidad.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { entidad, rol },
    plantilla: {
      asunto: 'Su acceso por {{entidad}} fue aprobado',
      aviso: 'Ya puede ingresar por {{entidad}} con el rol {{rol}}.',
      cuerpo: [
        'Su registro por la entidad {{entidad}} fue aprobado con el rol {{rol}}. Ya puede ingresar:',
        '{{enlace}}',
        'Si necesita ayuda, escriba a {{soporte}}.',
      ],
    },
  },
  'usuario-rechazado': {
    nombre: 'Usuario rechazado',
    descripcion: 'Cuenta a la persona que su registro no fue aprobado y por qué.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { entidad, motivo },
    plantilla: {
      asunto: 'Su registro por {{entidad}} no fue aprobado',
      aviso: 'Su registro por {{entidad}} no fue aprobado. Motivo: {{motivo}}',
      cuerpo: [
        'Su solicitud de registro por la entidad {{entidad}} no fue aprobada.',
        'Motivo: {{motivo}}',
        'Si cree que se trata de un error, escriba a {{soporte}} e indique la entidad por la que se registró.',
      ],
    },
  },
  'usuario-estado': {
    nombre: 'Cambio de estado del usuario',
    descripcion: 'Cuenta a la persona que su acceso por la entidad se activó o se inactivó.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      entidad,
      estado: { descripcion: 'Nuevo estado: activo o inactivo', ejemplo: 'inactivo' },
      motivo,
    },
    plantilla: {
      asunto: 'Su acceso por {{entidad}} ahora está {{estado}}',
      aviso: 'Su acceso por {{entidad}} ahora está {{estado}}. Motivo: {{motivo}}',
      cuerpo: [
        'Su acceso por la entidad {{entidad}} ahora está {{estado}}.',
        'Motivo: {{motivo}}',
        'Si tiene preguntas sobre este cambio, escriba a {{soporte}}.',
      ],
    },
  },
  'usuario-trasladado': {
    nombre: 'Usuario trasladado',
    descripcion: 'Cuenta a la persona que ahora pertenece a otra entidad.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      entidadAnterior: { descripcion: 'Nombre de la entidad anterior', ejemplo: 'Gobernación de Ejemplo' },
      entidad,
    },
    plantilla: {
      asunto: 'Ahora pertenece a {{entidad}}',
      aviso: 'Su usuario pasó de {{entidadAnterior}} a {{entidad}}.',
      cuerpo: [
        'Su usuario pasó de la entidad {{entidadAnterior}} a la entidad {{entidad}}. La próxima vez que ingrese, trabajará por {{entidad}}:',
        '{{enlace}}',
        'Si necesita ayuda, escriba a {{soporte}}.',
      ],
    },
  },
  'rol-asignado': {
    nombre: 'Rol asignado',
    descripcion: 'Cuenta a la persona que su rol en la entidad cambió.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { entidad, rol },
    plantilla: {
      asunto: 'Su rol en {{entidad}} es {{rol}}',
      aviso: 'Su rol en {{entidad}} ahora es {{rol}}.',
      cuerpo: [
        'Desde ahora su rol en la entidad {{entidad}} es {{rol}}. El cambio ya rige: las opciones del menú corresponden a su nuevo rol.',
        '{{enlace}}',
        'Si necesita ayuda, escriba a {{soporte}}.',
      ],
    },
  },
});

/** Events about a second factor, with their messages. */
const segundoFactor = defineNovedades(40, {
  'segundo-factor-liberado': {
    nombre: 'Segundo factor liberado',
    descripcion: 'Avisa a la persona que el ministerio retiró su aplicación de autenticación, y por qué.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { fecha, motivo },
    plantilla: {
      asunto: 'Se retiró la aplicación de autenticación de su cuenta',
      aviso: 'El ministerio retiró la aplicación de autenticación de su cuenta el {{fecha}}.',
      cuerpo: [
        'El {{fecha}} {{ministerio}} retiró la aplicación de autenticación de su cuenta y se cerraron sus sesiones. Motivo: {{motivo}}',
        'La próxima vez que ingrese con un rol del ministerio inscribirá una nueva:',
        '{{enlace}}',
        'Si usted no lo pidió, escriba de inmediato a {{soporte}}.',
      ],
    },
  },
});

/** The events that this context informs people of. */
export const novedadesUsuarios = { ...membresia, ...segundoFactor };
