import type { TestApp } from '@marco/test-kit';
import { sql } from 'kysely';

/** In an order no row is left that names one that is gone; the product may not truncate. */
const TABLAS = [
  'plataforma_registros',
  'plataforma_horas',
  'plataforma_pulsos',
  'plataforma_horas_vigentes',
  'plataforma_anomalias',
  'plataforma_permisos',
  'plataforma_certificados',
  'plataforma_contratos',
  'plataforma_tareas',
  'plataforma_meses',
  'plataforma_ventanas',
  'plataforma_relaciones',
  'plataforma_servicios',
  'plataforma_subsistemas',
  'plataforma_importaciones',
] as const;

/** Takes out what the demo data and earlier tests tell of the platform. */
export async function clearPlataforma(database: TestApp['database']['kysely']): Promise<void> {
  for (const tabla of TABLAS) await sql`delete from ${sql.table(tabla)}`.execute(database);
}
