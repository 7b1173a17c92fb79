import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, fecha } = VARIABLES_HABITUALES;

/** Events about the registration, with their messages. */
const registro = defineNovedades(10, {
  'registro-recibido': {
    nombre: 'Solicitud de registro recibida',
    descripcion: 'Confirma a la persona que su registro está pendiente de aprobación.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { entidad },
    plantilla: {
      asunto: 'Recibimos su registro por {{entidad}}',
      aviso: 'Su registro por {{entidad}} está pendiente de aprobación.',
      cuerpo: [
        'Recibimos su solicitud de registro por la entidad {{entidad}}. Está pendiente de aprobación y todavía no puede ingresar por esa entidad.',
        'Cuando se decida, le avisaremos a este correo. Si pasados unos días no recibe respuesta, inicie sesión para consultar el estado:',
        '{{enlace}}',
        'Si necesita ayuda, escriba a {{soporte}}.',
      ],
    },
  },
  'usuario-por-aprobar': {
    nombre: 'Usuario por aprobar',
    descripcion: 'Avisa a quienes aprueban usuarios que hay un registro pendiente.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      persona: { descripcion: 'Nombre completo de quien se registró', ejemplo: 'Ana Ejemplo Ruiz' },
      entidad,
    },
    plantilla: {
      asunto: 'Usuario por aprobar: {{persona}}',
      aviso: '{{persona}} se registró por {{entidad}} y espera su decisión.',
      cuerpo: [
        '{{persona}} solicitó acceso por la entidad {{entidad}}. Revise la solicitud y decida si la aprueba o la rechaza:',
        '{{enlace}}',
        'Usted recibe este mensaje porque su rol le permite aprobar usuarios. Puede cambiar cómo recibe estos avisos en las preferencias de notificaciones.',
      ],
    },
  },
});

/** Events about passwords and second factors, with their messages. */
const ingreso = defineNovedades(30, {
  'clave-restablecer': {
    nombre: 'Restablecer contraseña',
    descripcion: 'Lleva el enlace de un solo uso para definir una contraseña nueva.',
    enProducto: false,
    configurable: false,
    reservado: true,
    variables: { vigencia: { descripcion: 'Tiempo durante el que sirve el enlace', ejemplo: '30 minutos' } },
    plantilla: {
      asunto: 'Defina una contraseña nueva',
      aviso: 'Solicitó restablecer su contraseña.',
      cuerpo: [
        'Recibimos una solicitud para restablecer su contraseña. Para definir una nueva, abra este enlace:',
        '{{enlace}}',
        'El enlace sirve una sola vez y durante {{vigencia}}.',
        'Si usted no lo solicitó, ignore este mensaje: su contraseña no cambia.',
        'Si necesita ayuda, escriba a {{soporte}}.',
      ],
    },
  },
  'clave-cambiada': {
    nombre: 'Contraseña cambiada',
    descripcion: 'Avisa a la persona que su contraseña cambió.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { fecha },
    plantilla: {
      asunto: 'Su contraseña cambió',
      aviso: 'Su contraseña cambió el {{fecha}}.',
      cuerpo: [
        'Su contraseña cambió el {{fecha}} y se cerraron todas las sesiones abiertas. Ingrese de nuevo con la contraseña nueva:',
        '{{enlace}}',
        'Si usted no hizo este cambio, escriba de inmediato a {{soporte}}.',
      ],
    },
  },
  'segundo-factor-inscrito': {
    nombre: 'Segundo factor inscrito',
    descripcion: 'Avisa a la persona que se inscribió una aplicación de autenticación en su cuenta.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { fecha },
    plantilla: {
      asunto: 'Se inscribió una aplicación de autenticación en su cuenta',
      aviso: 'Se inscribió una aplicación de autenticación en su cuenta el {{fecha}}.',
      cuerpo: [
        'El {{fecha}} se inscribió una aplicación de autenticación en su cuenta. Desde ahora sus códigos confirman su ingreso.',
        'Si usted no lo hizo, cambie su contraseña y escriba de inmediato a {{soporte}}.',
      ],
    },
  },
});

/** Events about the identity and the data of a person, with their messages. */
const identidad = defineNovedades(50, {
  'datos-suprimidos': {
    nombre: 'Datos suprimidos',
    descripcion: 'Confirma a la persona, en el correo que tenía, que sus datos personales se suprimieron.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: { fecha },
    plantilla: {
      asunto: 'Sus datos personales se suprimieron',
      aviso: 'Sus datos personales se suprimieron el {{fecha}}.',
      cuerpo: [
        'El {{fecha}} se suprimieron sus datos personales y se cerró su cuenta, como usted lo pidió. Ya no puede ingresar con ella.',
        'Se conservan las actas de las reuniones y el registro de lo que se hizo en el sistema, sin su nombre, por el deber legal de conservarlos.',
        'Si usted no lo pidió, escriba de inmediato a {{soporte}}.',
      ],
    },
  },
  'correo-por-verificar': {
    nombre: 'Correo por verificar',
    descripcion: 'Lleva el enlace de un solo uso con el que se verifica el correo de una identidad nueva.',
    enProducto: false,
    configurable: false,
    reservado: true,
    variables: { vigencia: { descripcion: 'Tiempo durante el que sirve el enlace', ejemplo: '24 horas' } },
    plantilla: {
      asunto: 'Verifique su correo electrónico',
      aviso: 'Verifique su correo electrónico para poder ingresar.',
      cuerpo: [
        'Alguien creó una cuenta con este correo. Si fue usted, abra este enlace y confirme que el correo es suyo:',
        '{{enlace}}',
        'El enlace sirve una sola vez y durante {{vigencia}}. Mientras no lo abra, la cuenta no sirve para ingresar.',
        'Si no fue usted, ignore este mensaje. Ante cualquier duda, escriba a {{soporte}}.',
      ],
    },
  },
  'identidad-existente': {
    nombre: 'Identidad existente',
    descripcion: 'Avisa al titular que alguien intentó crear otra vez su identidad.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: { fecha },
    plantilla: {
      asunto: 'Su identidad ya está registrada',
      aviso: 'Alguien intentó crear otra vez su identidad el {{fecha}}.',
      cuerpo: [
        'El {{fecha}} alguien intentó crear una identidad con su número de identificación. Como usted ya tiene una, no se creó otra ni cambió ningún dato.',
        'Si fue usted, inicie sesión con la identidad que ya tiene:',
        '{{enlace}}',
        'Si no fue usted, no tiene que hacer nada. Ante cualquier duda, escriba a {{soporte}}.',
      ],
    },
  },
});

/** The events that this context informs people of. */
export const novedadesAcceso = { ...registro, ...ingreso, ...identidad };
