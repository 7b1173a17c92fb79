import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, fecha } = VARIABLES_HABITUALES;

/** The events that this context informs people of. */
export const novedadesEntidades = defineNovedades(55, {
  'contacto-confirmado': {
    nombre: 'Contacto confirmado',
    descripcion: 'Cuenta a la persona de contacto de una entidad que sus datos se confirmaron.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: { entidad, fecha },
    plantilla: {
      asunto: 'Usted es el contacto de {{entidad}}',
      aviso: 'Los datos de contacto de {{entidad}} se confirmaron el {{fecha}}.',
      cuerpo: [
        'El {{fecha}} se confirmó que usted es la persona de contacto de {{entidad}}. Le escribiremos a este correo cuando un trámite lo necesite.',
        'Si ya no le corresponde o alguno de sus datos cambió, avise a quien lidera la interoperabilidad en su entidad o escriba a {{soporte}}.',
      ],
    },
  },
});
