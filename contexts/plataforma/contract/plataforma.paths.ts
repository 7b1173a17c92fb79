/** Addresses of this context. */
export const plataformaPaths = {
  /** The desk of the operator: imports of operation, the newest first. */
  home: '/app/xroad',
  /** One import, from its file to its sums. */
  importacion: '/app/xroad/importaciones/:id',
  /** What waits for the operator. */
  tareas: '/app/xroad/tareas',
  /** One of them, with what its work needs. */
  tarea: '/app/xroad/tareas/:id',
  /** Services of the platform, with their figures. */
  servicios: '/app/xroad/servicios',
  /** The file of a whole instance, reviewed and applied. */
  instancia: '/app/xroad/instancia',
  /** Certificates of the security servers, by the day they end. */
  certificados: '/app/xroad/certificados',
  /** Hours that are unlike their history. */
  anomalias: '/app/xroad/anomalias',
} as const;

/** One import. */
export function toImportacionXroad(id: number): string {
  return `/app/xroad/importaciones/${id}`;
}

/** One task of the operator. */
export function toTareaXroad(id: number): string {
  return `/app/xroad/tareas/${id}`;
}
