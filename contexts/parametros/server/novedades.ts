import { defineNovedades } from './define-novedades.ts';

/** The events that this context informs people of. */
export const novedadesParametros = defineNovedades(100, {
  'cambio-por-confirmar': {
    nombre: 'Cambio de parámetro por confirmar',
    descripcion: 'Avisa a quienes confirman cambios que otra persona propuso el de un parámetro.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      parametro: { descripcion: 'Nombre del parámetro', ejemplo: 'Raíz de los OID' },
      persona: { descripcion: 'Quien propuso el cambio', ejemplo: 'Ana Ejemplo Ruiz' },
    },
    plantilla: {
      asunto: 'Por confirmar: {{parametro}}',
      aviso: '{{persona}} propuso cambiar «{{parametro}}». Rige cuando otra persona lo confirme.',
      cuerpo: [
        '{{persona}} propuso cambiar el parámetro «{{parametro}}». El valor anterior rige hasta que otra persona confirme el cambio.',
        'Léalo y decídalo aquí:',
        '{{enlace}}',
      ],
    },
  },
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
