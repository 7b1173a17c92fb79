/** The programme in figures and documents, for anybody (specification §2). */
export const DATOS_GENERALES = '/datos-generales';

export const TITULO_DATOS_GENERALES = 'Datos generales';
