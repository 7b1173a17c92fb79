import { defineNovedades } from '@marco/parametros/port';

/** What a consultor is told who gets several requests at once (ADR 0104). */
export const novedadesReparto = defineNovedades(80, {
  'solicitudes-asignadas': {
    nombre: 'Varias solicitudes asignadas',
    descripcion:
      'Avisa una sola vez a la persona del ministerio que varias solicitudes quedaron a su cargo al mismo tiempo.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      cuantas: { descripcion: 'Cuántas solicitudes quedaron a su cargo', ejemplo: '4' },
      radicados: {
        descripcion: 'Radicados de las solicitudes',
        ejemplo: 'LCI-N1-2026-000001, LCI-N2-2026-000007',
      },
    },
    plantilla: {
      asunto: 'Se le asignaron {{cuantas}} solicitudes',
      aviso: '{{cuantas}} solicitudes quedaron a su cargo: {{radicados}}.',
      cuerpo: [
        'Las siguientes {{cuantas}} solicitudes quedaron a su cargo: {{radicados}}.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
