import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, motivo } = VARIABLES_HABITUALES;

const certificado = {
  numero: { descripcion: 'Número del certificado', ejemplo: 'LCI-C1-2026-000001' },
  servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
  nivel: { descripcion: 'Nivel que certifica', ejemplo: '1' },
  entidad,
} as const;

const paso = { enProducto: true, configurable: true, reservado: false } as const;
const variables = { ...certificado, motivo } as const;
const conCausa = {
  ...variables,
  causa: { descripcion: 'Causa, por su nombre', ejemplo: 'Defecto hallado en lo que se certificó' },
} as const;

/** What becomes of the certificates, for the entidad whose they are (ADR 0067). */
export const novedadesCertificados = defineNovedades(85, {
  'certificado-expedido': {
    nombre: 'Certificado expedido',
    descripcion: 'Avisa a la entidad que el certificado de un servicio está listo para descargar.',
    ...paso,
    variables: certificado,
    plantilla: {
      asunto: 'Certificado {{numero}} listo',
      aviso: 'El certificado {{numero}} de nivel {{nivel}} del servicio {{servicio}} está listo.',
      cuerpo: [
        'El servicio {{servicio}} de {{entidad}} tiene el certificado {{numero}}, de nivel {{nivel}}. Descárguelo o compártalo desde su página:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'certificado-suspendido': {
    nombre: 'Certificado suspendido',
    descripcion: 'Avisa a la entidad que se suspendió el certificado de un servicio y por qué.',
    ...paso,
    variables: conCausa,
    plantilla: {
      asunto: 'Se suspendió el certificado {{numero}}',
      aviso: 'Se suspendió el certificado {{numero}} ({{servicio}}). Causa: {{causa}}. Motivo: {{motivo}}',
      cuerpo: [
        'El ministerio suspendió el certificado {{numero}} del servicio {{servicio}} de {{entidad}}. Mientras tanto, la versión certificada queda en suspensión.',
        'Causa: {{causa}}. Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'certificado-levantado': {
    nombre: 'Suspensión de un certificado levantada',
    descripcion: 'Avisa a la entidad que el certificado de un servicio vuelve a estar vigente.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'El certificado {{numero}} vuelve a estar vigente',
      aviso: 'El certificado {{numero}} ({{servicio}}) vuelve a estar vigente. Motivo: {{motivo}}',
      cuerpo: [
        'El ministerio levantó la suspensión del certificado {{numero}} del servicio {{servicio}} de {{entidad}}. La versión certificada sale de la suspensión si ningún otro certificado suyo está suspendido.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'certificado-revocado': {
    nombre: 'Certificado revocado',
    descripcion: 'Avisa a la entidad que se revocó el certificado de un servicio y por qué.',
    ...paso,
    variables: conCausa,
    plantilla: {
      asunto: 'Se revocó el certificado {{numero}}',
      aviso: 'Se revocó el certificado {{numero}} ({{servicio}}). Causa: {{causa}}. Motivo: {{motivo}}',
      cuerpo: [
        'El ministerio revocó el certificado {{numero}} del servicio {{servicio}} de {{entidad}}. Ya no vale y no se puede restablecer.',
        'Causa: {{causa}}. Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'certificado-vencido': {
    nombre: 'Certificado vencido',
    descripcion: 'Avisa a la entidad que terminó la vigencia del certificado de un servicio.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Venció el certificado {{numero}}',
      aviso: 'Venció el certificado {{numero}} ({{servicio}}). {{motivo}}',
      cuerpo: [
        'Terminó la vigencia del certificado {{numero}} del servicio {{servicio}} de {{entidad}}. La versión certificada queda en suspensión.',
        '{{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'revocacion-pedida': {
    nombre: 'Revocación de un certificado por decidir',
    descripcion: 'Avisa a quienes certifican que alguien pidió revocar un certificado.',
    ...paso,
    variables: conCausa,
    plantilla: {
      asunto: 'Revocación del certificado {{numero}} por decidir',
      aviso:
        'Se pidió revocar el certificado {{numero}} ({{servicio}}) de {{entidad}}. Causa: {{causa}}. Motivo: {{motivo}}',
      cuerpo: [
        'Se pidió revocar el certificado {{numero}} del servicio {{servicio}} de {{entidad}}. Una segunda persona debe decidirlo.',
        'Causa: {{causa}}. Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
