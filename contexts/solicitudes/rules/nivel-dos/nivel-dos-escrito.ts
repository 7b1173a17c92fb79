import type { VeredictoConformidad } from '@marco/conformidad/terms';

/** What the entity wrote of a request of level 2, complete or not, and where its level 1 stands. */
export interface NivelDosEscrito {
  readonly servicioVersion: { readonly estado: string };
  readonly certificado: { readonly estado: string } | null;
  readonly tecnologia: string | null;
  readonly contrato: object | null;
  readonly contratoSha256: string | null;
  readonly arbol: readonly OperacionPorVincular[];
  readonly mensajes: readonly {
    readonly operacion: string;
    readonly papel: string;
    readonly resultado: string;
  }[];
  readonly informe: InformePorJuzgar | null;
  readonly constancia: {
    readonly responsable: string;
    readonly cargo: string;
    readonly fecha: string | null;
    readonly documento: object | null;
    readonly deAprobador: boolean;
    readonly lectorAprueba: boolean;
  };
}

export interface OperacionPorVincular {
  readonly codigo: string;
  readonly mensajes: readonly {
    readonly papel: string;
    readonly campos: readonly {
      readonly obligatorio: boolean;
      readonly vinculo: string | null;
      /** Why a petition accepts less than the element; empty while it is declared and nobody said why. */
      readonly diferencia: string | null;
    }[];
  }[];
}

/** A report, as far as the steps look at it. */
export interface InformePorJuzgar {
  readonly veredicto: string;
  readonly contratoSha256: string;
}

/** Verdicts with which a request of level 2 goes on. */
const FAVORABLES: ReadonlySet<string> = new Set<VeredictoConformidad>(['favorable', 'con-observaciones']);

/** Whether the report is of the very contract on file and lets the request go on. */
export function isConforme({
  informe,
  contratoSha256,
}: Pick<NivelDosEscrito, 'informe' | 'contratoSha256'>): boolean {
  return informe !== null && informe.contratoSha256 === contratoSha256 && FAVORABLES.has(informe.veredicto);
}

/** Whether level 2 may rest on what level 1 certified: the certificate is in force and the version did not move on. */
export function isNivelUnoVigente({
  certificado,
  servicioVersion,
}: Pick<NivelDosEscrito, 'certificado' | 'servicioVersion'>): boolean {
  return certificado?.estado === 'vigente' && servicioVersion.estado === 'estandarizada';
}
