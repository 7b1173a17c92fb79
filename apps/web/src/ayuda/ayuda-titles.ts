export const TITULO_GLOSARIO = 'Glosario';
export const TITULO_NOVEDADES = 'Qué cambió';
