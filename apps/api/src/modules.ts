import {
  type AccesoDependencies,
  createAccesoModule,
  deleteSegundoFactor,
  type TrustedIssuer,
} from '@marco/acceso/server';
import type { Catalogo, LectorDeRegistros } from '@marco/archivos/port';
import { createArchivosModule } from '@marco/archivos/server';
import { catalogoEventos, createAuditoriaModule, type Sellado } from '@marco/auditoria/server';
import { canReadArchivoDeCapa, catalogoCapas, createCapasDeUsoModule } from '@marco/capas-de-uso/server';
import type { DatabaseSchema } from '@marco/database';
import {
  actividadesDeElementos,
  canReadArchivoDeElemento,
  catalogoDiccionario,
  catalogoElementos,
  createElementosDeDatoModule,
} from '@marco/elementos-de-dato/server';
import { catalogoEntidades, createEntidadesModule, type VerifyNit } from '@marco/entidades/server';
import { catalogoEstandares, createEstandaresModule } from '@marco/estandares/server';
import {
  canReadArchivoDeActa,
  canReadArchivoDeReunion,
  catalogoContenido,
  catalogoMesas,
  closeConElemento,
  closeConSolicitud,
  closeCumplidos,
  compromisosVencidos,
  createMesasModule,
  deleteDatosDeUsuario,
} from '@marco/mesas/server';
import { createOidModule } from '@marco/oid/server';
import { catalogosOntologia, createOntologiaModule } from '@marco/ontologia/server';
import { createParametrosModule, type ParametrosDependencies } from '@marco/parametros/server';
import type { ContentScanner, FileStore, Secrets, ServerModule } from '@marco/server-kit';
import { createServiciosModule } from '@marco/servicios/server';
import {
  actividadesDeSolicitudes,
  canReadArchivoDeSolicitud,
  catalogoSolicitudes,
  createSolicitudesModule,
} from '@marco/solicitudes/server';
import {
  catalogoUsuarios,
  createUsuariosModule,
  type UsuariosDependencies,
  usuariosPorAprobar,
} from '@marco/usuarios/server';
import type { Kysely } from 'kysely';
import { EVENTOS } from './eventos.ts';

export interface ModuleDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
  readonly files: FileStore;
  readonly scanner: ContentScanner | null;
  readonly trusted: TrustedIssuer;
  readonly verifyNit: VerifyNit;
  readonly contrasenas: AccesoDependencies['contrasenas'];
  readonly identidades: UsuariosDependencies['identidades'];
  readonly entregaClaves: AccesoDependencies['entregaClaves'];
  readonly onRestablecimiento: AccesoDependencies['onRestablecimiento'];
  readonly processSettings: ParametrosDependencies['settings'];
  readonly servidorDeCorreo: boolean;
  readonly sellado: Sellado;
  readonly muestraReservados: boolean;
}

/** Every table people may take along as a file. */
export const CATALOGOS: readonly Catalogo[] = [
  catalogoEntidades,
  catalogoUsuarios,
  catalogoMesas,
  catalogoContenido,
  catalogoEventos,
  catalogoDiccionario,
  catalogoElementos,
  catalogoCapas,
  catalogoEstandares,
  ...catalogosOntologia,
  catalogoSolicitudes,
];

/** Every context whose records have files that are not public: the right to a file follows the right to its record. */
const REGISTROS_CON_ARCHIVOS: readonly LectorDeRegistros[] = [
  canReadArchivoDeCapa,
  canReadArchivoDeElemento,
  canReadArchivoDeSolicitud,
  canReadArchivoDeReunion,
  canReadArchivoDeActa,
];

/** Contexts that hear what becomes of a request and of its servicio; its jobs tell them too. */
export const SUSCRIPTORES_SOLICITUD = { alMover: [closeConSolicitud], alCambiarServicio: [closeCumplidos] };

/** Every context of the product with what it needs, leftmost first. */
export function listModules({
  database,
  secrets,
  files,
  scanner,
  trusted,
  verifyNit,
  contrasenas,
  identidades,
  entregaClaves,
  onRestablecimiento,
  processSettings,
  servidorDeCorreo,
  sellado,
  muestraReservados,
}: ModuleDependencies): ServerModule[] {
  const modules = [
    createParametrosModule({
      eventos: EVENTOS,
      ...{ database, secrets, servidorDeCorreo, muestraReservados },
      settings: processSettings,
    }),
    createArchivosModule({
      ...{ database, files, scanner, catalogos: CATALOGOS },
      registros: REGISTROS_CON_ARCHIVOS,
    }),
    createEntidadesModule({ database, verifyNit }),
    createUsuariosModule({
      database,
      actividades: [
        ...[usuariosPorAprobar, compromisosVencidos],
        ...[...actividadesDeElementos, ...actividadesDeSolicitudes],
      ],
      identidades,
      deleteSegundoFactor,
    }),
    createAccesoModule({
      ...{ database, secrets, trusted, verifyNit, contrasenas },
      ...{ entregaClaves, onRestablecimiento },
      alSuprimir: [deleteDatosDeUsuario],
    }),
    createOidModule({ database }),
    createCapasDeUsoModule({ database }),
    createEstandaresModule({ database }),
    createElementosDeDatoModule({ database, alIncorporar: [closeConElemento] }),
    createOntologiaModule({ database }),
    createServiciosModule({ database }),
    createSolicitudesModule({ database, ...SUSCRIPTORES_SOLICITUD }),
    createMesasModule({ database, files }),
  ];
  return [...modules, createAuditoriaModule({ database, sellado, modules })];
}

/** Display name of each context in the API description. */
export const contextNames: Readonly<Record<string, string>> = {
  acceso: 'Ingreso y sesión',
  mesas: 'Mesas de interoperabilidad',
  oid: 'OID',
  'capas-de-uso': 'Capas de uso',
  estandares: 'Estándares',
  'elementos-de-dato': 'Elementos de dato',
  ontologia: 'Ontología',
  servicios: 'Servicios',
  solicitudes: 'Solicitudes',
  entidades: 'Entidades',
  usuarios: 'Usuarios',
  archivos: 'Archivos',
  parametros: 'Parámetros',
  auditoria: 'Auditoría',
};
