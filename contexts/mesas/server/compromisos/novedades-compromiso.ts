import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, motivo } = VARIABLES_HABITUALES;
const mesa = { descripcion: 'Nombre de la mesa', ejemplo: 'Pasaportes' } as const;
const compromiso = {
  descripcion: 'Lo que se acordó',
  ejemplo: 'Entregar el diccionario de datos.',
} as const;
const vence = { descripcion: 'Día en que vence', ejemplo: '20 de noviembre de 2026' } as const;

/** Events about a commitment, with their messages. */
export const novedadesCompromiso = defineNovedades(60, {
  'compromiso-asignado': {
    nombre: 'Compromiso asignado',
    descripcion: 'Cuenta a quien responde que una mesa le dejó un compromiso y cuándo vence.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { compromiso, mesa, entidad, vence },
    plantilla: {
      asunto: 'Nuevo compromiso de la mesa {{mesa}}',
      aviso: '{{entidad}} tiene un compromiso que vence el {{vence}}: {{compromiso}}',
      cuerpo: [
        'En la mesa de interoperabilidad {{mesa}} quedó un compromiso a cargo de {{entidad}}:',
        '{{compromiso}}',
        'Vence el {{vence}}. Consúltelo y reporte su cumplimiento aquí:',
        '{{enlace}}',
        'Si no le corresponde, escriba a {{soporte}}.',
      ],
    },
  },
  'compromiso-prorrogado': {
    nombre: 'Compromiso prorrogado',
    descripcion: 'Avisa a quien responde y al consultor de la mesa que un compromiso tiene otra fecha.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { compromiso, mesa, entidad, vence, motivo },
    plantilla: {
      asunto: 'Un compromiso de la mesa {{mesa}} vence ahora el {{vence}}',
      aviso: 'El compromiso vence ahora el {{vence}}: {{compromiso}}',
      cuerpo: [
        'Este compromiso de {{entidad}} en la mesa de interoperabilidad {{mesa}} tiene otra fecha de vencimiento, el {{vence}}:',
        '{{compromiso}}',
        'Motivo: {{motivo}}',
        '{{enlace}}',
      ],
    },
  },
  'compromiso-recordado': {
    nombre: 'Compromiso recordado',
    descripcion: 'Recuerda un compromiso a quien responde porque quien lleva la mesa lo pidió.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { compromiso, mesa, entidad, vence },
    plantilla: {
      asunto: 'Recordatorio de la mesa {{mesa}}: compromiso con vencimiento el {{vence}}',
      aviso: 'La mesa {{mesa}} le recuerda el compromiso con vencimiento el {{vence}}: {{compromiso}}',
      cuerpo: [
        'Quien lleva la mesa de interoperabilidad {{mesa}} le recuerda este compromiso de {{entidad}}, con vencimiento el {{vence}}:',
        '{{compromiso}}',
        'Si ya lo cumplió, repórtelo aquí; si necesita otra fecha, pida la prórroga:',
        '{{enlace}}',
      ],
    },
  },
  'compromiso-por-vencer': {
    nombre: 'Compromiso por vencer',
    descripcion: 'Recuerda a quien responde que un compromiso está por vencer.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      compromiso,
      mesa,
      entidad,
      vence,
      plazo: { descripcion: 'Cuánto falta, en días hábiles', ejemplo: 'vence en 2 días hábiles' },
    },
    plantilla: {
      asunto: 'Un compromiso de la mesa {{mesa}} {{plazo}}',
      aviso: 'El compromiso {{plazo}}: {{compromiso}}',
      cuerpo: [
        'Este compromiso de {{entidad}} en la mesa de interoperabilidad {{mesa}} {{plazo}}, el {{vence}}:',
        '{{compromiso}}',
        'Cuando lo cumpla, repórtelo aquí:',
        '{{enlace}}',
      ],
    },
  },
  'compromiso-vencido': {
    nombre: 'Compromiso vencido',
    descripcion: 'Recuerda cada semana a quien responde que un compromiso está vencido.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      compromiso,
      mesa,
      entidad,
      vence,
      plazo: { descripcion: 'Cuánto hace, en días hábiles', ejemplo: 'venció hace 4 días hábiles' },
    },
    plantilla: {
      asunto: 'Un compromiso de la mesa {{mesa}} {{plazo}}',
      aviso: 'El compromiso {{plazo}}: {{compromiso}}',
      cuerpo: [
        'Este compromiso de {{entidad}} en la mesa de interoperabilidad {{mesa}} {{plazo}}. Debía cumplirse el {{vence}}:',
        '{{compromiso}}',
        'Si ya lo cumplió, repórtelo aquí; si no, acuerde con el consultor de la mesa cómo seguir:',
        '{{enlace}}',
        'Se lo recordaremos cada semana mientras siga abierto.',
      ],
    },
  },
});
