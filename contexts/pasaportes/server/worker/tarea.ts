import type { CausaCertificado, EstadoCertificado, NivelCertificado } from '@marco/certificados/terms';
import type { MaterialMensajes } from '@marco/conformidad/port';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import type { PartePublica } from '../../contract/index.ts';

/** Something that happened to a version or to its certificates. */
export interface Suceso {
  /** Names it for ever. */
  readonly clave: string;
  /** ISO 8601, UTC. */
  readonly momento: string;
  readonly titulo: string;
  readonly texto: string;
}

/** A certificate as the pasaporte tells of it; its documents are files of their own. */
export interface CertificadoDelPasaporte {
  readonly numero: string;
  readonly codigo: string;
  readonly nivel: NivelCertificado;
  readonly estado: EstadoCertificado;
  readonly estadoDesde: string;
  readonly causa: CausaCertificado | null;
  readonly motivo: string;
  readonly expedidoEn: string;
  readonly tienePdf: boolean;
}

/** Everything the files of a pasaporte are written of: the same facts give the same bytes. */
export interface HechosDePasaporte {
  /** Public address of the product. */
  readonly base: string;
  readonly producto: string;
  readonly ministerio: string;
  readonly oid: string;
  readonly servicio: {
    readonly id: number;
    readonly oid: string | null;
    readonly nombre: string;
    readonly descripcion: string;
  };
  readonly entidad: {
    readonly nombre: string;
    readonly sigla: string | null;
    readonly nit: string;
    readonly dv: string;
    /** Its member code in X-Road; null where the operator gave it none yet. */
    readonly codigoXroad: string | null;
  };
  readonly version: {
    readonly id: number;
    readonly numero: string;
    readonly estado: EstadoVersionServicio;
    readonly estandarizadaEn: string | null;
  };
  readonly operaciones: readonly { readonly codigo: string; readonly nombre: string }[];
  readonly certificados: readonly CertificadoDelPasaporte[];
  readonly conformidad: {
    readonly reglas: string;
    readonly indice: number | null;
    readonly puntaje: number;
    readonly contratoSha256: string;
    readonly informe: { readonly id: string; readonly huella: string; readonly dia: string };
  } | null;
  /** What happened, the first first. */
  readonly sucesos: readonly Suceso[];
  /** Last change of what the pasaporte tells, ISO 8601. */
  readonly momento: string;
  readonly partes: readonly PartePublica[];
  /** Null where its messages carry nothing that is published. */
  readonly material: MaterialMensajes | null;
}

/** What a process writes of the facts. */
export interface TareaPasaporte {
  readonly clase: 'pasaporte' | 'openapi' | 'wsdl';
  readonly hechos: HechosDePasaporte;
}

/** A file of a package. */
export interface ArchivoEscrito {
  readonly ruta: string;
  readonly contenido: Uint8Array;
}

/** A file of text, as UTF-8. */
export function toArchivo(ruta: string, texto: string): ArchivoEscrito {
  return { ruta, contenido: Buffer.from(texto, 'utf8') };
}

/** A file of JSON that people may read. */
export function toArchivoJson(ruta: string, valor: unknown): ArchivoEscrito {
  return toArchivo(ruta, `${JSON.stringify(valor, null, 2)}\n`);
}
