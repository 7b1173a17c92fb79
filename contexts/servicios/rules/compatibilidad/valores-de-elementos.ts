import type { FormaMensaje } from '../../contract/compatibilidad.terms.ts';

/** What one version of an element admits against another: the verdict of the element itself, asked both ways. */
export interface EspaciosDeValores {
  /** The second admits what the first does not. */
  readonly amplia: boolean;
  /** The first admits what the second does not. */
  readonly estrecha: boolean;
  readonly otroTipo: boolean;
  /** The same value says another thing. */
  readonly otroSentido: boolean;
}

/** A value looked for: found, proved not to exist, or neither. */
export type ValorBuscado<Valor> =
  | { readonly estado: 'hallado'; readonly valor: Valor }
  | { readonly estado: 'ninguno' }
  | { readonly estado: 'sin-decidir' };

/** What the comparison of messages asks of the elements they carry; the schemas of the language answer. */
export interface ValoresDeElementos {
  compareEspacios(antesId: number, despuesId: number): EspaciosDeValores;
  /** A value the version admits in both forms; undefined where none is known. */
  findValido(versionId: number): string | undefined;
  /** Whether the version admits no value at all: a list none of whose values holds. */
  isVacio(versionId: number): boolean;
  /** Whether a value is admitted, as the schemas of a form say it. */
  admits(versionId: number, texto: string, forma: FormaMensaje, escritoComoId: number): boolean;
  /** A value that the writer admits and the reader refuses. */
  findDistintivo(escribeId: number, leeId: number, forma: FormaMensaje): ValorBuscado<string>;
}
