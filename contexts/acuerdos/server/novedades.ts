import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { motivo } = VARIABLES_HABITUALES;
const acuerdo = {
  servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
  consumidora: { descripcion: 'Entidad que consume', ejemplo: 'Alcaldía de Ejemplo' },
  proveedora: { descripcion: 'Entidad que ofrece', ejemplo: 'Ministerio de Ejemplo' },
} as const;
const numero = { descripcion: 'Número del acuerdo', ejemplo: 'LCI-AC-2026-000001' } as const;
/** What every notice of a step may say; the number is there from the approval on. */
const conNumero = { ...acuerdo, motivo, numero } as const;
const usual = { enProducto: true, configurable: true, reservado: false } as const;
const PREGUNTAS = 'Si tiene preguntas, escriba a {{soporte}}.';

/** What becomes of the acuerdos and of the disagreements about them, for whoever acts next or is affected. */
export const novedadesAcuerdos = defineNovedades(87, {
  'acuerdo-enviado': {
    nombre: 'Acuerdo por decidir',
    descripcion: 'Avisa a la entidad que ofrece un servicio que otra pide consumirlo.',
    ...usual,
    variables: conNumero,
    plantilla: {
      asunto: '{{consumidora}} pide consumir {{servicio}}',
      aviso: '{{consumidora}} pide un acuerdo para consumir {{servicio}}.',
      cuerpo: [
        '{{consumidora}} envió la petición de un acuerdo para consumir el servicio {{servicio}}. Vea para qué lo pide, qué datos y cuánto, y decida:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'acuerdo-aclaracion': {
    nombre: 'Aclaración de un acuerdo',
    descripcion: 'Avisa a la entidad que pide un servicio que debe aclarar su petición.',
    ...usual,
    variables: conNumero,
    plantilla: {
      asunto: '{{proveedora}} pide aclarar su petición de {{servicio}}',
      aviso: '{{proveedora}} pide aclarar la petición de {{servicio}}.',
      cuerpo: [
        '{{proveedora}} necesita aclaraciones para decidir la petición del servicio {{servicio}}. Respóndalas en su página:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'acuerdo-aprobado': {
    nombre: 'Acuerdo aprobado',
    descripcion: 'Avisa a las dos entidades que un acuerdo se aprobó, con su número.',
    ...usual,
    variables: conNumero,
    plantilla: {
      asunto: 'Acuerdo {{numero}} aprobado',
      aviso: 'El acuerdo {{numero}} para consumir {{servicio}} está activo.',
      cuerpo: [
        'El acuerdo {{numero}}, por el que {{consumidora}} consume el servicio {{servicio}} de {{proveedora}}, está activo. Su página tiene el contrato reducido y la clave del simulador:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'acuerdo-rechazado': {
    nombre: 'Acuerdo rechazado',
    descripcion: 'Avisa a la entidad que pidió un servicio que su petición se rechazó y por qué.',
    ...usual,
    variables: conNumero,
    plantilla: {
      asunto: 'Se rechazó la petición de {{servicio}}',
      aviso: '{{proveedora}} rechazó la petición de {{servicio}}. Motivo: {{motivo}}',
      cuerpo: [
        '{{proveedora}} rechazó la petición de un acuerdo para consumir {{servicio}}. Motivo: {{motivo}}',
        'Puede pedirlo de nuevo con lo que ya escribió, o reclamar dentro de los 10 días hábiles siguientes:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'acuerdo-suspendido': {
    nombre: 'Acuerdo suspendido',
    descripcion: 'Avisa a las otras partes que un acuerdo se suspendió y por qué.',
    ...usual,
    variables: conNumero,
    plantilla: {
      asunto: 'Acuerdo {{numero}} suspendido',
      aviso: 'Se suspendió el acuerdo {{numero}} ({{servicio}}). Motivo: {{motivo}}',
      cuerpo: [
        'Se suspendió el acuerdo {{numero}}, por el que {{consumidora}} consume el servicio {{servicio}} de {{proveedora}}. Motivo: {{motivo}}',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'acuerdo-reanudado': {
    nombre: 'Acuerdo reanudado',
    descripcion: 'Avisa a las otras partes que terminó la suspensión de un acuerdo.',
    ...usual,
    variables: conNumero,
    plantilla: {
      asunto: 'Terminó una suspensión del acuerdo {{numero}}',
      aviso: 'Terminó una suspensión del acuerdo {{numero}} ({{servicio}}). Motivo: {{motivo}}',
      cuerpo: [
        'Quien suspendió el acuerdo {{numero}} ({{servicio}}) terminó su suspensión. Motivo: {{motivo}} Su página dice si sigue suspendido por otra parte:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'acuerdo-terminado': {
    nombre: 'Acuerdo terminado',
    descripcion: 'Avisa a las dos entidades que un acuerdo terminó.',
    ...usual,
    variables: conNumero,
    plantilla: {
      asunto: 'Terminó el acuerdo sobre {{servicio}}',
      aviso: 'Terminó el acuerdo de {{consumidora}} para consumir {{servicio}}. Motivo: {{motivo}}',
      cuerpo: [
        'Terminó el acuerdo por el que {{consumidora}} consumía, o pedía consumir, el servicio {{servicio}} de {{proveedora}}. Motivo: {{motivo}}',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'acuerdo-por-vencer': {
    nombre: 'Acuerdo por vencer',
    descripcion: 'Avisa a la entidad que consume, 60 y 30 días antes, que su acuerdo llega a su último día.',
    ...usual,
    variables: { ...acuerdo, numero, hasta: { descripcion: 'Último día', ejemplo: '2026-12-31' } },
    plantilla: {
      asunto: 'El acuerdo {{numero}} rige hasta el {{hasta}}',
      aviso: 'El acuerdo {{numero}} para consumir {{servicio}} rige hasta el {{hasta}}.',
      cuerpo: [
        'El acuerdo {{numero}}, por el que {{consumidora}} consume el servicio {{servicio}} de {{proveedora}}, rige hasta el {{hasta}}. Si lo necesita después, pídalo de nuevo con lo que ya escribió:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'desacuerdo-reclamado': {
    nombre: 'Desacuerdo por contestar',
    descripcion: 'Avisa a la entidad que ofrece un servicio que otra no está de acuerdo con lo que decidió.',
    ...usual,
    variables: acuerdo,
    plantilla: {
      asunto: '{{consumidora}} reclama por {{servicio}}',
      aviso: '{{consumidora}} reclama por lo decidido sobre {{servicio}}.',
      cuerpo: [
        '{{consumidora}} no está de acuerdo con lo que se decidió sobre el servicio {{servicio}}. Conteste dentro de los 10 días hábiles siguientes:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'desacuerdo-por-mediar': {
    nombre: 'Desacuerdo por mediar',
    descripcion: 'Avisa a la coordinación que dos entidades piden mediación.',
    ...usual,
    variables: acuerdo,
    plantilla: {
      asunto: 'Mediación entre {{consumidora}} y {{proveedora}}',
      aviso: '{{consumidora}} pide mediación con {{proveedora}} por {{servicio}}.',
      cuerpo: [
        '{{consumidora}} y {{proveedora}} no están de acuerdo sobre el servicio {{servicio}}. Llévelo a una mesa y decida dentro de los 15 días hábiles siguientes:',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
  'desacuerdo-movido': {
    nombre: 'Avance de un desacuerdo',
    descripcion: 'Avisa a las partes de un desacuerdo que se contestó, se llevó a una mesa o se cerró.',
    ...usual,
    variables: {
      ...acuerdo,
      avance: { descripcion: 'Qué ocurrió', ejemplo: 'Se decidió a favor de quien consume.' },
    },
    plantilla: {
      asunto: 'Desacuerdo sobre {{servicio}}: hay novedades',
      aviso: 'Desacuerdo sobre {{servicio}}. {{avance}}',
      cuerpo: [
        'En el desacuerdo entre {{consumidora}} y {{proveedora}} sobre el servicio {{servicio}} hay novedades. {{avance}}',
        '{{enlace}}',
        PREGUNTAS,
      ],
    },
  },
});
