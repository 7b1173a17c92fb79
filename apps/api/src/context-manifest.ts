import type { Responsabilidad, SuscriptorSupresion } from '@marco/acceso/port';
import type { AccesoDependencies, TrustedIssuer } from '@marco/acceso/server';
import type { LectorDeArchivos, TablaExportable } from '@marco/archivos/port';
import type { NombresDeCodigos, Sellado } from '@marco/auditoria/server';
import type { DatabaseSchema } from '@marco/database';
import type { FuenteDeUso } from '@marco/directorio/port';
import type { SuscriptorElementoIncorporado } from '@marco/elementos-de-dato/port';
import type { VerifyNit } from '@marco/entidades/server';
import type { ObjetosIdentificados } from '@marco/oid/port';
import type { NovedadDefinida, NovedadesReunidas, ParametrosDependencies } from '@marco/parametros/server';
import type {
  ContentScanner,
  FileStore,
  JobHandler,
  LongJobHandler,
  OwnData,
  OwnSection,
  SealSigner,
  Secrets,
  ServerModule,
  TrailNames,
} from '@marco/server-kit';
import type { FuenteDeConsumos, SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { SuscriptorSolicitud } from '@marco/solicitudes/port';
import type {
  AccionOfrecida,
  BloqueDeInicio,
  CorrectorDePalabras,
  FuenteActividades,
  FuenteDeBusqueda,
} from '@marco/usuarios/port';
import type { UsuariosDependencies } from '@marco/usuarios/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

/** What contexts give each other through the process, so that no context imports a later one. */
interface ContextGifts {
  /** Rules about who may read the non-public files of the records of the context. */
  readonly lectoresDeArchivos: readonly LectorDeArchivos[];
  /** Sources of the tasks of the home. */
  readonly actividades: readonly FuenteActividades[];
  /** What people may begin from their home. */
  readonly accionesDeInicio: readonly AccionOfrecida[];
  /** Blocks of the home. */
  readonly bloquesDeInicio: readonly BloqueDeInicio[];
  /** Where the search finds records. */
  readonly fuentesDeBusqueda: readonly FuenteDeBusqueda[];
  /** Who corrects words of a search that occur nowhere. */
  readonly correctoresDePalabras: readonly CorrectorDePalabras[];
  /** Functions that find the record of an identifier, by the kind of node. */
  readonly objetosIdentificados: ObjetosIdentificados;
  /** Called when a person suppressed their data. */
  readonly alSuprimir: readonly SuscriptorSupresion[];
  /** What a person may still answer for in the context. */
  readonly responsabilidades: readonly Responsabilidad[];
  /** Called when a version of an element came into force. */
  readonly alIncorporar: readonly SuscriptorElementoIncorporado[];
  /** Called when a request took a step. */
  readonly alMover: readonly SuscriptorSolicitud[];
  /** Called when the state of a servicio changed. */
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
  /** What the context knows of who consumes a version of a servicio. */
  readonly consumosDeVersiones: readonly FuenteDeConsumos[];
  /** What the context knows of the use of a servicio and its public page tells. */
  readonly usosDeServicios: readonly FuenteDeUso[];
  /** Keeper of the second factors; one context alone has it. */
  readonly deleteSegundoFactor: UsuariosDependencies['deleteSegundoFactor'];
}

/** The joined parts of all contexts. */
export interface Joins extends ContextGifts {
  /** Every table that people may download as a file. */
  readonly tablas: readonly TablaExportable[];
  /** How people read the codes of the audit trail. */
  readonly nombresDeCodigos: NombresDeCodigos;
  /** Where the names of what the audit trail tells by its id are. */
  readonly nombres: Required<TrailNames>;
  /** What the contexts hold about a person, in its order. */
  readonly seccionesPropias: readonly OwnSection<DatabaseSchema>[];
  /** The events that people are informed of. */
  readonly novedades: NovedadesReunidas;
}

/** What the process gives its contexts. */
export interface ProcessDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
  readonly files: FileStore;
  readonly scanner: ContentScanner | null;
  readonly trusted: TrustedIssuer;
  readonly verifyNit: VerifyNit;
  readonly contrasenas: AccesoDependencies['contrasenas'];
  readonly identidades: UsuariosDependencies['identidades'];
  readonly entregaClaves: AccesoDependencies['entregaClaves'];
  readonly processSettings: ParametrosDependencies['processSettings'];
  readonly servidorDeCorreo: boolean;
  readonly sellado: Sellado;
  readonly muestraReservados: boolean;
  /** Runs a chore after the work at hand. */
  readonly wake: (chore: string) => void;
}

/** What a module is created with. */
export interface ModuleDependencies extends ProcessDependencies, Joins {
  /** The modules of the contexts to the left. */
  readonly modules: readonly ServerModule[];
}

/** What the work beside the requests is created with. */
export interface JobDependencies extends Joins {
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly signer: SealSigner;
  readonly log: FastifyBaseLogger;
}

export type ChoreDependencies = Pick<
  ProcessDependencies,
  'database' | 'secrets' | 'trusted' | 'servidorDeCorreo'
>;

/** Work woken or run once a minute, by name. */
export type ContextChores = Readonly<Record<string, () => Promise<unknown>>>;

/** What a context gives the process: the constant of its `server/module.ts`. */
export interface ContextManifest extends Partial<ContextGifts> {
  /** Name of its folder. */
  readonly context: string;
  /** Name people read in the API description. */
  readonly titulo: string;
  readonly create: (dependencies: ModuleDependencies) => ServerModule;
  /** Tables that people may download as a file. */
  readonly tablas?: (nombres: NombresDeCodigos) => readonly TablaExportable[];
  /** Work of the queue. */
  readonly jobs?: (
    dependencies: JobDependencies,
  ) => readonly (JobHandler<DatabaseSchema> | LongJobHandler<DatabaseSchema>)[];
  /** Long work somebody asked for and waits to see: each has a worker of its own. */
  readonly askedJobs?: (dependencies: JobDependencies) => readonly LongJobHandler<DatabaseSchema>[];
  readonly chores?: (dependencies: ChoreDependencies) => ContextChores;
  /** Events that the context informs people of, each with its mail. */
  readonly novedades?: Readonly<Record<string, NovedadDefinida>>;
  /** How people read each action the context writes into the audit trail. */
  readonly acciones: NombresDeCodigos['acciones'];
  /** How people read the kinds of objects whose code does not say it. */
  readonly tiposObjeto?: NombresDeCodigos['tiposObjeto'];
  /** Where the names of the objects of the context are, and which fields of its events hold ids. */
  readonly nombres?: TrailNames;
  /** What the context holds about a person. */
  readonly datosPropios?: OwnData<DatabaseSchema>;
}

type KeyOf<Manifest> = Manifest extends unknown ? keyof Manifest : never;

/** The type of a list of manifests; it fits none if a manifest has a part that the process does not join. */
export type KnownManifests<List extends readonly ContextManifest[]> = [
  Exclude<KeyOf<List[number]>, keyof ContextManifest>,
] extends [never]
  ? readonly ContextManifest[]
  : never;
