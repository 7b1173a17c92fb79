import { type AccesoDependencies, createAccesoModule, type TrustedIssuer } from '@marco/acceso/server';
import type { Catalogo } from '@marco/archivos/port';
import { createArchivosModule } from '@marco/archivos/server';
import { catalogoEventos, createAuditoriaModule } from '@marco/auditoria/server';
import type { DatabaseSchema } from '@marco/database';
import { catalogoEntidades, createEntidadesModule, type VerifyNit } from '@marco/entidades/server';
import { catalogoMesas, compromisosVencidos, createMesasModule } from '@marco/mesas/server';
import { createParametrosModule, type ParametrosDependencies } from '@marco/parametros/server';
import type { ContentScanner, FileStore, ServerModule } from '@marco/server-kit';
import { createServiciosModule } from '@marco/servicios/server';
import { catalogoUsuarios, createUsuariosModule, usuariosPorAprobar } from '@marco/usuarios/server';
import type { Kysely } from 'kysely';

export interface ModuleDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly scanner: ContentScanner | null;
  readonly trusted: TrustedIssuer;
  readonly verifyNit: VerifyNit;
  readonly contrasenas: AccesoDependencies['contrasenas'];
  readonly onRestablecimiento: AccesoDependencies['onRestablecimiento'];
  readonly processSettings: ParametrosDependencies['settings'];
  readonly servidorDeCorreo: boolean;
}

/** Every table people may take along as a file. */
export const CATALOGOS: readonly Catalogo[] = [
  catalogoEntidades,
  catalogoUsuarios,
  catalogoMesas,
  catalogoEventos,
];

/** Every context of the product with what it needs, leftmost first. */
export function listModules({
  database,
  files,
  scanner,
  trusted,
  verifyNit,
  contrasenas,
  onRestablecimiento,
  processSettings,
  servidorDeCorreo,
}: ModuleDependencies): ServerModule[] {
  return [
    createParametrosModule({ database, settings: processSettings, servidorDeCorreo }),
    createArchivosModule({ database, files, scanner, catalogos: CATALOGOS }),
    createEntidadesModule({ database, verifyNit }),
    createUsuariosModule({ database, actividades: [usuariosPorAprobar, compromisosVencidos] }),
    createAccesoModule({ database, trusted, verifyNit, contrasenas, onRestablecimiento }),
    createServiciosModule({ database }),
    createMesasModule({ database, files }),
    createAuditoriaModule({ database }),
  ];
}

/** Display name of each context in the API description. */
export const contextNames: Readonly<Record<string, string>> = {
  acceso: 'Ingreso y sesión',
  mesas: 'Mesas de interoperabilidad',
  servicios: 'Servicios',
  entidades: 'Entidades',
  usuarios: 'Usuarios',
  archivos: 'Archivos',
  parametros: 'Parámetros',
  auditoria: 'Auditoría',
};
