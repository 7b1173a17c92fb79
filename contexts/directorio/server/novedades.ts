import { defineNovedades } from '@marco/parametros/port';

const objeto = {
  descripcion: 'Búsqueda, servicio o dato del que se avisa',
  ejemplo: 'Consulta de pasaportes vigentes',
} as const;

/** What the directory of servicios tells who asked to be told. */
export const novedadesDirectorio = defineNovedades(88, {
  'suscripcion-por-confirmar': {
    nombre: 'Suscripción al directorio por confirmar',
    descripcion:
      'Lleva a un visitante el enlace con el que confirma que quiere recibir avisos del directorio.',
    enProducto: false,
    configurable: false,
    reservado: true,
    variables: { objeto, dias: { descripcion: 'Días durante los que sirve el enlace', ejemplo: '2' } },
    plantilla: {
      asunto: 'Confirme su suscripción: {{objeto}}',
      aviso: 'Confirme su suscripción a los cambios de {{objeto}}.',
      cuerpo: [
        'Alguien pidió que a este correo lleguen avisos de los cambios de {{objeto}}. Si fue usted, confírmelo aquí:',
        '{{enlace}}',
        'El enlace sirve durante {{dias}} días. Si no fue usted, no haga nada: no recibirá más mensajes y su correo se borra.',
      ],
    },
  },
  'cambios-del-directorio': {
    nombre: 'Cambios del directorio',
    descripcion: 'Avisa de los cambios de una búsqueda, un servicio o un dato a quien se suscribió.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      objeto,
      cambios: {
        descripcion: 'Lo que cambió, un cambio por línea',
        ejemplo: '• Consulta de pasaportes vigentes, versión 2.0: alcanzó un nivel (3)',
      },
      retiro: {
        descripcion: 'Dirección con la que se retira la suscripción',
        ejemplo: 'https://ejemplo.gov.co/directorio-servicios/suscripciones/retirar?codigo=…',
      },
    },
    plantilla: {
      asunto: 'Hay cambios: {{objeto}}',
      aviso: 'Cambió lo que usted sigue del directorio: {{objeto}}.',
      cuerpo: [
        'Esto cambió en {{objeto}}:',
        '{{cambios}}',
        '{{enlace}}',
        'Usted recibe este mensaje porque se suscribió. Para no recibir más, abra {{retiro}} y pulse una vez.',
      ],
    },
  },
});
