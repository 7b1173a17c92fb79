import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

/** What the entidad of a servicio is told of what it promised. */
export const novedadesAns = defineNovedades(89, {
  'ans-incumplido': {
    nombre: 'ANS incumplido dos meses seguidos',
    descripcion:
      'Avisa a la entidad que un servicio suyo incumplió dos meses seguidos los niveles de servicio (ANS) que prometió.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
      entidad: VARIABLES_HABITUALES.entidad,
      meses: {
        descripcion: 'Qué se incumplió en cada mes',
        ejemplo: 'en septiembre de 2026, disponibilidad; en octubre de 2026, disponibilidad y tasa de error',
      },
    },
    plantilla: {
      asunto: '{{servicio}} incumplió dos meses seguidos lo que prometió',
      aviso: '{{servicio}} incumplió dos meses seguidos sus niveles de servicio: {{meses}}.',
      cuerpo: [
        'El servicio {{servicio}}, de {{entidad}}, incumplió en producción, dos meses seguidos, los niveles de servicio (ANS) que prometió: {{meses}}.',
        'Nada se suspende por sí solo: el operador de la plataforma lo revisa y puede proponer a quien certifica que suspenda la versión. Vea lo prometido y lo medido:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
