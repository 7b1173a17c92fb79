import type { ClaseElemento, TipoDato, TipoElemento } from '../../contract/terms.ts';

/** What the linter looks at; it advises while somebody writes and refuses nothing. */
export interface TextoPorAconsejar {
  readonly identificador: string;
  readonly nombre: string;
  readonly definicion: string;
  readonly tipo: TipoElemento;
  readonly clase: ClaseElemento;
  /** Null in a composite, and while nothing was chosen. */
  readonly tipoDato: TipoDato | null;
}

/** Why each piece of advice is given, as its help explains it (ISO/IEC 11179-4, ISO 704 on definitions). */
export const REGLAS_LINTER = {
  circular: 'Una definición no explica una palabra con la misma palabra.',
  negacion: 'Diga qué es, no qué no es: lo que no es nunca termina de enumerarse.',
  sigla: 'Quien lee puede no conocer la sigla. Escriba sus palabras la primera vez.',
  'varios-conceptos': 'Un elemento define un solo concepto. Lo demás va en las notas o en otro elemento.',
  'sin-genero': 'Empiece por la clase de cosa que es: «Número que…», «Fecha en la que…», «Lugar donde…».',
  sistema: 'La definición vale para todas las entidades, no para un sistema o un formulario.',
  extension: 'Una definición útil cabe en una frase completa.',
  escritura: 'Empiece con mayúscula y termine con punto.',
  nombramiento: 'El comienzo del identificador dice de qué tipo es el valor.',
} as const;
export type ReglaLinter = keyof typeof REGLAS_LINTER;

/** A warning says the text is probably wrong; a suggestion, that it could be better. */
export type NivelConsejo = 'advertencia' | 'sugerencia';

export interface Consejo {
  readonly regla: ReglaLinter;
  readonly nivel: NivelConsejo;
  readonly mensaje: string;
  /** The words it is about; empty when it is about the whole text. */
  readonly fragmento: string;
}
