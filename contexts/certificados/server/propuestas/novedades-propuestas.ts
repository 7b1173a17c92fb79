import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, motivo } = VARIABLES_HABITUALES;

const usual = { enProducto: true, configurable: true, reservado: false } as const;
const certificado = {
  numero: { descripcion: 'Número del certificado', ejemplo: 'LCI-C3-2026-000001' },
  servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
  nivel: { descripcion: 'Nivel que certifica', ejemplo: '3' },
  entidad,
  motivo,
} as const;

/** What the operator proposes and who certifies decides. */
export const novedadesPropuestas = defineNovedades(85, {
  'suspension-propuesta': {
    nombre: 'Suspensión propuesta por el operador',
    descripcion:
      'Avisa a quienes certifican que el operador de la plataforma propone suspender un certificado de nivel 3.',
    ...usual,
    variables: {
      ...certificado,
      causa: { descripcion: 'Causa, por su nombre', ejemplo: 'Incidente de seguridad o de operación' },
      hasta: { descripcion: 'Último día para decidir', ejemplo: '11 de diciembre de 2026' },
    },
    plantilla: {
      asunto: 'Suspensión del certificado {{numero}} propuesta',
      aviso:
        'El operador de la plataforma propone suspender el certificado {{numero}} ({{servicio}}) de {{entidad}}. Causa: {{causa}}. Motivo: {{motivo}} Decida hasta el {{hasta}}.',
      cuerpo: [
        'El operador de la plataforma propone suspender el certificado {{numero}}, de nivel {{nivel}}, del servicio {{servicio}} de {{entidad}}.',
        'Causa: {{causa}}. Motivo: {{motivo}}',
        'Suspéndalo o decline la propuesta, con su motivo, hasta el {{hasta}}. Sin decisión, la propuesta termina sola y el certificado sigue vigente.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'propuesta-resuelta': {
    nombre: 'Fin de una suspensión propuesta',
    descripcion: 'Avisa a quien propuso suspender un certificado cómo terminó su propuesta.',
    ...usual,
    variables: {
      ...certificado,
      resultado: { descripcion: 'Cómo terminó', ejemplo: 'quien certifica la declinó' },
    },
    plantilla: {
      asunto: 'Suspensión propuesta del certificado {{numero}}: {{resultado}}',
      aviso:
        'Sobre la suspensión propuesta del certificado {{numero}} ({{servicio}}): {{resultado}}. Motivo: {{motivo}}',
      cuerpo: [
        'Se había propuesto suspender el certificado {{numero}}, de nivel {{nivel}}, del servicio {{servicio}} de {{entidad}}: {{resultado}}.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
