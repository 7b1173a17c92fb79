import type { Exportacion } from '../../contract/index.ts';
import type { ExportacionRow } from './exportaciones.queries.ts';
import type { TablaExportable } from './tabla-exportable.ts';

/** An exportación as its owner sees it. */
export function presentExportacion(row: ExportacionRow, titulo: string): Exportacion {
  return {
    id: row.id,
    titulo,
    // Constraints of the table let nothing else in.
    formato: row.formato as Exportacion['formato'],
    estado: row.estado as Exportacion['estado'],
    filasTotal: row.filas_total,
    filasHechas: row.filas_hechas,
    motivo: row.motivo,
    nombreArchivo: row.nombre_archivo,
    bytes: row.tamano_bytes,
    creadaEn: row.created_at.toISOString(),
    venceEn: row.vence_en?.toISOString() ?? null,
  };
}

/** Title of the catalogue an exportación is of; its code where the product no longer has it. */
export function findTitulo(tablas: readonly TablaExportable[], codigo: string): string {
  return tablas.find((tabla) => tabla.codigo === codigo)?.titulo ?? codigo;
}
