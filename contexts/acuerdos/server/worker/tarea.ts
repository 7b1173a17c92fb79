import type { MaterialMensajes } from '@marco/conformidad/port';
import type { DocumentoDeAcuerdo } from './create-acuerdo-pdf.ts';

/** Everything the reduced contract of an acuerdo is written of: the same facts give the same bytes. */
export interface ContratoPorEscribir {
  readonly material: MaterialMensajes;
  /** How people call each operation, by its code. */
  readonly nombres: readonly (readonly [codigo: string, nombre: string])[];
  readonly servicio: string;
  readonly version: string;
  readonly descripcion: string;
  /** Namespace of what the contract says by itself. */
  readonly espacio: string;
  readonly direccion: { readonly url: string; readonly descripcion: string };
}

/** What a process writes: a contract in one form, or the document of an acuerdo with its contract inside. */
export type TareaAcuerdo =
  | { readonly clase: 'openapi' | 'zip'; readonly contrato: ContratoPorEscribir }
  | { readonly clase: 'pdf'; readonly documento: DocumentoDeAcuerdo; readonly contrato: ContratoPorEscribir };

export interface ArchivoReducido {
  readonly ruta: string;
  readonly contenido: Uint8Array;
}
