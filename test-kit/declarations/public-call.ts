/** What tells who a person is: `usuario` is the name of somebody who uses the product, `nombre` one that was written. */
export type DatoPersonal = 'usuario' | 'nombre' | 'correo' | 'cargo' | 'documento' | 'telefono';

/** What the test of personal data writes wherever a person is told of, and looks for in what anybody reads. */
export const PERSONA_MARCADA: Readonly<Record<DatoPersonal, string>> = {
  usuario: 'Qzusuario Qzlinaje',
  nombre: 'Qznombre Qzapellido',
  correo: 'qzcorreo@persona.ejemplo.gov.co',
  cargo: 'Qzcargo',
  documento: '1987650123',
  telefono: '3987650123',
};

/** A record as SQL answers it: columns by their names. */
export type PublicRow = Readonly<Record<string, unknown>>;

/** A call of an address that anybody may call, about records that are there. */
export interface PublicCall {
  /** SQL; each row is one call. Its columns stand for the names in braces of the address and of `rest`. */
  readonly records?: string;
  /** What follows the address: `?formato=pdf`, or the path inside of an open area. */
  readonly rest?: string;
  readonly payload?: (row: PublicRow) => object;
  /** The file of an address that takes one. */
  readonly file?: {
    readonly field: string;
    readonly name: string;
    readonly type: string;
    readonly content: string;
  };
  /** Whether the call is refused: there is no other without what only a person has. */
  readonly isRefused?: true;
}

/** Calls by the operation, or by the path of the document, the page or the area. */
export type PublicCalls = Readonly<Record<string, readonly PublicCall[]>>;

/** What an address may tell of people, because the specification names them there. */
export interface NamedPeople {
  readonly data: readonly DatoPersonal[];
  /** Where the specification or a decision says so. */
  readonly because: string;
}

/** One call without anything to say. */
export const ASKED: readonly PublicCall[] = [{}];
