import { defineNovedades } from '@marco/parametros/port';

/** What people are told of the conversation of a mesa; what was said is read in the product alone. */
export const novedadesConversacion = defineNovedades(60, {
  'mesa-mencion': {
    nombre: 'Mención en una mesa',
    descripcion: 'Avisa a la persona que alguien la mencionó en la conversación de una mesa.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      mesa: { descripcion: 'Nombre de la mesa', ejemplo: 'Pasaportes' },
      autor: { descripcion: 'Quién escribió', ejemplo: 'Luisa Peña' },
    },
    plantilla: {
      asunto: 'Lo mencionaron en la mesa {{mesa}}',
      aviso: '{{autor}} lo mencionó en la conversación de la mesa {{mesa}}.',
      cuerpo: [
        '{{autor}} lo mencionó en la conversación de la mesa de interoperabilidad {{mesa}}. Léalo y respóndalo en el sistema:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
