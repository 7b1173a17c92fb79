/**
 * What a person may mark on a task: seen, wait some days, wait no more. The task itself disappears when the work is
 * done.
 */
export const ACCIONES_ACTIVIDAD = ['vista', 'posponer', 'retomar'] as const;
export type AccionActividad = (typeof ACCIONES_ACTIVIDAD)[number];

/** Days a task may wait. */
export const DIAS_POSPONER = [1, 3, 7] as const;

/** Icons of the tasks, one per kind of matter. */
export const CODIGOS_ACTIVIDAD = { usuariosPorAprobar: 'usuarios-por-aprobar' } as const;
