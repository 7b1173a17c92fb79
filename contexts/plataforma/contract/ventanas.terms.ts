/** Working days before it begins at which a window is announced, so that it is not measured (levels §12). */
export const DIAS_DE_ANUNCIO = 3;
/** Hours of a window at most, and letters of its reason. */
export const LIMITES_VENTANA = { horas: 48, motivo: 300 } as const;
