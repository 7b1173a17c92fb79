/** State of a mesa as the results show it (specification §3) and as the filter names it (§2). */
export const ESTADO_MESA = { abierta: 'Abierta', cerrada: 'Cerrada' } as const;
export const FILTRO_ESTADO_MESA = { activa: 'Activa', cerrada: 'Cerrada' } as const;
