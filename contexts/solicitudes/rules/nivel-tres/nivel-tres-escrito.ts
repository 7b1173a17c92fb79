import type { EstadoVersionServicio } from '@marco/servicios/terms';
import type {
  AmbienteServidor,
  CodigoPruebaQa,
  PapelResponsable,
  PoliticaConsumo,
  ResultadoPruebaQa,
  UsoCertificadoTls,
} from '../../contract/terms.ts';

/** A part of which nothing is asked but its document and its day. */
interface ConDocumento {
  /** Null while nobody wrote it, as every day of it. */
  readonly fecha: string | null;
  readonly documento: object | null;
}

/** What the entity wrote of a request of level 3, complete or not, and where the levels below it stand. */
export interface NivelTresEscrito {
  readonly servicioVersion: { readonly estado: string };
  readonly certificados: readonly { readonly nivel: number; readonly estado: string }[];
  readonly datos: { readonly personales: boolean; readonly sensibles: boolean };
  readonly acuerdo: ConDocumento & {
    readonly tipo: string | null;
    readonly numero: string;
    readonly partes: readonly string[];
    readonly vigenciaHasta: string | null;
  };
  readonly vinculacion: ConDocumento & { readonly numero: string; readonly vigenciaHasta: string | null };
  readonly politicaDatos: ConDocumento & { readonly url: string };
  readonly aviso: { readonly excepcion: string; readonly documento: object | null };
  readonly aprobacion: ConDocumento;
  readonly procesos: string;
  readonly responsables: readonly {
    readonly papel: PapelResponsable;
    readonly nombre: string;
    readonly cargo: string;
    readonly correo: string;
  }[];
  /** Each value is null while nobody wrote it, but for the hours, which are a text. */
  readonly ans: { readonly horario: string } & Readonly<Record<string, string | number | null>>;
  readonly soporte: {
    readonly canal: string;
    readonly horario: string;
    readonly respuestaHoras: number | null;
  };
  readonly continuidad: ConDocumento;
  readonly arquitectura: { readonly capacidadMensual: number | null; readonly documento: object | null };
  readonly servidores: readonly {
    readonly ambiente: AmbienteServidor;
    /** Null for who may not read it. */
    readonly direccion: string | null;
    readonly version: string;
  }[];
  readonly certificadosTls: readonly {
    readonly uso: UsoCertificadoTls;
    readonly emisor: string;
    readonly serie: string;
    readonly vence: string | null;
  }[];
  readonly xroad: Readonly<Record<string, string>>;
  readonly pruebas: readonly (ConDocumento & {
    readonly codigo: CodigoPruebaQa;
    readonly operador: string;
    readonly resultado: ResultadoPruebaQa | null;
  })[];
  readonly vulnerabilidades: ConDocumento & { readonly resumen: string };
  readonly monitoreo: Readonly<Record<string, string>>;
  readonly consumo: { readonly politica: PoliticaConsumo | null; readonly diasRespuesta: number | null };
}

/** The rows of the request beside what level 3 alone has. */
export interface FilasNivelTres {
  readonly normas: readonly {
    readonly tipo: string | null;
    readonly numero: string;
    readonly fechaExpedicion: string | null;
    readonly habilita: string;
    readonly archivoId: string | null;
  }[];
  readonly consumoAbierto: boolean;
  readonly consumidores: readonly object[];
}

/** Where a version stands at level 2 or beyond it: one that is certified at level 3 is certified again before that ends. */
const CON_NIVEL_DOS: ReadonlySet<string> = new Set<EstadoVersionServicio>([
  'evaluada',
  'certificada',
  'publicada',
]);

/** Days before the end of a certificate of level 3 from which its version may be asked for again. */
export const DIAS_DE_RENOVACION = 90;

/** Whether level 3 may rest on the levels below: both certificates are in force, and the version is not suspended. */
export function isNivelDosVigente({
  certificados,
  servicioVersion,
}: {
  readonly certificados: readonly { readonly nivel: number; readonly estado: string }[];
  readonly servicioVersion: { readonly estado: string };
}): boolean {
  const isVigente = (nivel: number) =>
    certificados.some((uno) => uno.nivel === nivel && uno.estado === 'vigente');
  return isVigente(1) && isVigente(2) && CON_NIVEL_DOS.has(servicioVersion.estado);
}
