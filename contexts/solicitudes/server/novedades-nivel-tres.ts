import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';
import { variablesDePaso } from './novedades.ts';

const paso = { enProducto: true, configurable: true, reservado: false, variables: variablesDePaso } as const;

/** The events of level 3 that people are informed of (ADR 0086). */
export const novedadesNivelTres = defineNovedades(80, {
  'solicitud-por-verificar': {
    nombre: 'Solicitud por verificar',
    descripcion:
      'Avisa al operador de la plataforma que una solicitud de nivel 3 espera su concepto técnico.',
    ...paso,
    plantilla: {
      asunto: 'Solicitud {{radicado}}: espera su concepto técnico',
      aviso: 'La solicitud {{radicado}} de {{entidad}} ({{servicio}}) espera su concepto técnico.',
      cuerpo: [
        'El ministerio verifica el servicio {{servicio}}, que {{entidad}} pidió llevar al nivel 3 con la solicitud {{radicado}}. Verifique sus ítems y emita el concepto técnico:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-conceptuada': {
    nombre: 'Concepto técnico emitido',
    descripcion: 'Avisa al consultor que el operador de la plataforma emitió su concepto técnico.',
    ...paso,
    plantilla: {
      asunto: 'Solicitud {{radicado}}: concepto técnico emitido',
      aviso:
        'El operador de la plataforma emitió el concepto técnico de la solicitud {{radicado}} ({{servicio}}). Motivo: {{motivo}}',
      cuerpo: [
        'El operador de la plataforma emitió el concepto técnico de la solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'certificado-por-vencer': {
    nombre: 'Certificado por vencer',
    descripcion:
      'Avisa a la entidad y al operador de la plataforma, 90, 60 y 30 días antes, que un certificado de nivel 3 llega a su último día.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      numero: { descripcion: 'Número del certificado', ejemplo: 'LCI-C3-2026-000001' },
      servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
      entidad: VARIABLES_HABITUALES.entidad,
      hasta: { descripcion: 'Último día', ejemplo: '31 de diciembre de 2026' },
      dias: { descripcion: 'Días que faltan', ejemplo: '90' },
    },
    plantilla: {
      asunto: 'El certificado {{numero}} vale hasta el {{hasta}}',
      aviso: 'El certificado {{numero}} ({{servicio}}) vale hasta el {{hasta}}. Días que faltan: {{dias}}.',
      cuerpo: [
        'El certificado {{numero}}, de nivel 3, del servicio {{servicio}} de {{entidad}} vale hasta el {{hasta}}. Días que faltan: {{dias}}. Al día siguiente la versión certificada queda en suspensión.',
        'La entidad lo renueva con una solicitud de nivel 3:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
