import type { ParteDeRespuestas, RespuestasEscritas } from './respuesta-escrita.ts';

type Fila<Parte> = Parte extends readonly (infer Una)[] ? Una : Parte;
type PartesConCampos = {
  [Parte in ParteDeRespuestas]: RespuestasEscritas[Parte] extends string ? never : Parte;
}[ParteDeRespuestas];

/** What each field of a part is called, in the order of the form. */
export const NOMBRES_DE_RESPUESTA: {
  readonly [Parte in PartesConCampos]: Readonly<Record<keyof Fila<RespuestasEscritas[Parte]>, string>>;
} = {
  acuerdo: {
    tipo: 'Tipo',
    numero: 'Número',
    fecha: 'Fecha',
    vigenciaHasta: 'Vigente hasta',
    partes: 'Entidades que lo firman',
    documento: 'Documento del convenio o acuerdo',
  },
  vinculacion: {
    numero: 'Número',
    fecha: 'Fecha',
    vigenciaHasta: 'Vigente hasta',
    documento: 'Documento de la vinculación',
  },
  politicaDatos: {
    url: 'Dirección de la política',
    fecha: 'Fecha de la política',
    documento: 'Documento de la política',
  },
  aviso: { excepcion: 'Excepción de ley', documento: 'Aviso o autorización' },
  aprobacion: { fecha: 'Fecha de la aprobación', documento: 'Acto o memorando' },
  responsables: { papel: 'Papel', nombre: 'Nombre', cargo: 'Cargo', correo: 'Correo institucional' },
  ans: {
    disponibilidadMensual: 'Disponibilidad mensual (%)',
    p95: 'Tiempo de respuesta p95 (ms)',
    tasaError: 'Tasa de error (%)',
    capacidadDiaria: 'Peticiones al día',
    horario: 'Horario del servicio',
    soporteRespuestaHoras: 'Soporte: respuesta (horas)',
    soporteSolucionHoras: 'Soporte: solución (horas)',
  },
  soporte: { canal: 'Canal', horario: 'Horario de atención', respuestaHoras: 'Respuesta (horas)' },
  continuidad: { fecha: 'Fecha del plan', documento: 'Plan de continuidad y de cambios' },
  arquitectura: { capacidadMensual: 'Peticiones al mes', documento: 'Diagrama de la arquitectura' },
  servidores: { ambiente: 'Ambiente', direccion: 'Dirección', version: 'Versión de X-Road' },
  certificadosTls: {
    uso: 'Uso',
    emisor: 'Emisor',
    serie: 'Número de serie',
    vence: 'Vence',
    documento: 'Certificado',
  },
  xroad: {
    instancia: 'Instancia',
    claseMiembro: 'Clase de miembro',
    codigoMiembro: 'Código de miembro',
    subsistema: 'Subsistema',
    codigoServicio: 'Código del servicio',
    versionServicio: 'Versión del servicio',
  },
  pruebas: {
    codigo: 'Prueba',
    resultado: 'Resultado',
    fecha: 'Fecha de la prueba',
    operador: 'Quién la hizo',
    documento: 'Evidencia',
    ensayo: 'Ensayo en el simulador',
  },
  vulnerabilidades: {
    fecha: 'Fecha del análisis',
    resumen: 'Resumen de los hallazgos',
    documento: 'Informe del análisis',
  },
  monitoreo: { monitoreo: 'Cómo se monitorea', respaldo: 'Cómo se respalda' },
  consumo: {
    politica: 'Cómo se accede',
    diasRespuesta: 'Días hábiles para responder',
    condiciones: 'Condiciones',
    cuotaConsumidor: 'Peticiones al día de cada consumidor',
    cuotaTotal: 'Peticiones al día entre todos',
  },
};
export type ParteConCampos = PartesConCampos;
