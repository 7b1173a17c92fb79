/** What waits for the operator, in the order in which a servicio gives work. */
export const TIPOS_TAREA = [
  'registrar',
  'conceptuar',
  'publicar',
  'permiso',
  'deriva',
  'ans',
  'certificado',
] as const;
export type TipoTarea = (typeof TIPOS_TAREA)[number];
export const TIPO_TAREA: Readonly<Record<TipoTarea, string>> = {
  registrar: 'Registrar en calidad',
  conceptuar: 'Dar el concepto técnico',
  publicar: 'Publicar en producción',
  permiso: 'Permisos de un acuerdo',
  deriva: 'Contrato distinto del certificado',
  ans: 'ANS incumplido dos meses',
  certificado: 'Certificado por vencer',
};

/** What an acuerdo asks of the permissions of its client. */
export const ACCIONES_PERMISO = ['dar', 'suspender', 'retirar'] as const;
export type AccionPermiso = (typeof ACCIONES_PERMISO)[number];
export const ACCION_PERMISO: Readonly<Record<AccionPermiso, string>> = {
  dar: 'Dar el permiso',
  suspender: 'Suspender el permiso',
  retirar: 'Retirar el permiso',
};

/** What to do, before what a task is about, and the word of its button. */
export const VERBO_TAREA: Readonly<Record<TipoTarea, readonly [verbo: string, boton: string]>> = {
  registrar: ['Registre en calidad', 'Registrar'],
  conceptuar: ['Dé el concepto técnico de', 'Conceptuar'],
  publicar: ['Publique en producción', 'Publicar'],
  deriva: ['Revise el contrato distinto de', 'Revisar'],
  permiso: ['Cumpla el permiso de', 'Ver'],
  ans: ['Revise lo que no cumplió', 'Revisar'],
  certificado: ['Renueve el certificado de', 'Ver'],
};

/** Whether a task is still to be done. */
export const ESTADOS_TAREA = ['pendiente', 'hecha'] as const;
export type EstadoTarea = (typeof ESTADOS_TAREA)[number];
export const ESTADO_TAREA: Readonly<Record<EstadoTarea, string>> = {
  pendiente: 'Pendiente',
  hecha: 'Hecha',
};

/** What a person does with a task whose end the product does not see. */
export const PASOS_TAREA = ['cerrar', 'reabrir'] as const;
export type PasoTarea = (typeof PASOS_TAREA)[number];

/** Parts of an identifier the operator registers: those X-Road recommends, so that they go through every tool. */
export const PATRON_PARTE_XROAD = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/;
/** Class of a member: `GOB`, `PRIV`. */
export const PATRON_CLASE_XROAD = /^[A-Z]{2,10}$/;

/** Letters of what somebody says a task ended with. */
export const LARGO_NOTA_TAREA = 500;
