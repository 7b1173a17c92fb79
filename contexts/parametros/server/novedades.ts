import { defineNovedades } from './define-novedades.ts';

/** The events that this context informs people of. */
export const novedadesParametros = defineNovedades(100, {
  'resumen-diario': {
    nombre: 'Resumen diario',
    descripcion: 'Reúne en un solo correo los avisos del día de quien así lo eligió.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: {
      cantidad: { descripcion: 'Número de avisos', ejemplo: '2 avisos' },
      avisos: {
        descripcion: 'Lista de los avisos',
        ejemplo: 'Usuario por aprobar: Ana Ejemplo Ruiz se registró por Alcaldía de Ejemplo.',
      },
    },
    plantilla: {
      asunto: 'Su resumen del día: {{cantidad}}',
      aviso: 'Su resumen del día: {{cantidad}}.',
      cuerpo: [
        'Estos son sus avisos desde el último resumen ({{cantidad}}):',
        '{{avisos}}',
        'Consúltelos en su bandeja de notificaciones:',
        '{{enlace}}',
        'Usted eligió recibir un resumen diario. Puede cambiarlo en las preferencias de notificaciones.',
      ],
    },
  },
});
