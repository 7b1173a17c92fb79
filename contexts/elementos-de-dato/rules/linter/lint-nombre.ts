import type { ClaseElemento, TipoDato, TipoElemento } from '../../contract/terms.ts';
import type { Consejo } from './lint-definicion.ts';

export interface NombrePorRevisar {
  readonly identificador: string;
  readonly tipo: TipoElemento;
  readonly clase: ClaseElemento;
  readonly tipoDato: TipoDato | null;
}

/** What a prefix says of the type of what it names (published schemas; ADR 0023). */
const PREFIJOS: readonly {
  readonly prefijo: string;
  readonly tipos: readonly TipoDato[];
  readonly es: string;
}[] = [
  { prefijo: 'fechaHora', tipos: ['fecha-hora'], es: 'una fecha y hora' },
  { prefijo: 'fecha', tipos: ['fecha'], es: 'una fecha' },
  { prefijo: 'hora', tipos: ['hora'], es: 'una hora' },
  { prefijo: 'es', tipos: ['booleano'], es: 'verdadero o falso' },
  { prefijo: 'cod', tipos: ['cadena', 'entero'], es: 'un código' },
  { prefijo: 'nom', tipos: ['cadena'], es: 'el nombre de un código' },
  { prefijo: 'num', tipos: ['cadena', 'entero', 'decimal'], es: 'un número' },
  { prefijo: 'url', tipos: ['uri'], es: 'una dirección' },
  { prefijo: 'descripcion', tipos: ['cadena'], es: 'un texto' },
  { prefijo: 'desc', tipos: ['cadena'], es: 'un texto' },
  { prefijo: 'mensaje', tipos: ['cadena'], es: 'un texto' },
];

/** Prefix a type asks for, where it asks for one. */
const ESPERADOS: Readonly<Partial<Record<TipoDato, readonly string[]>>> = {
  fecha: ['fecha'],
  'fecha-hora': ['fechaHora'],
  hora: ['hora'],
  booleano: ['es'],
};

function hasPrefijo(identificador: string, prefijo: string): boolean {
  const next = identificador.charAt(prefijo.length);
  return identificador.startsWith(prefijo) && (next === '' || next !== next.toLowerCase() || /\d/.test(next));
}

function advise(identificador: string, mensaje: string): Consejo[] {
  return [{ regla: 'nombre', nivel: 'sugerencia', mensaje, fragmento: identificador }];
}

/**
 * Advice about a technical name: whether its prefix says the type it has, after the names of the published schemas
 * (domain §1.3). It warns and never blocks.
 */
export function lintNombre({ identificador, tipo, clase, tipoDato }: NombrePorRevisar): Consejo[] {
  if (identificador === '') return [];
  if (tipo === 'compuesto')
    return PREFIJOS.some(({ prefijo }) => hasPrefijo(identificador, prefijo))
      ? advise(
          identificador,
          'El prefijo es de un dato simple; un compuesto se nombra por lo que reúne, como «datoTelefono».',
        )
      : [];
  if (clase === 'lista')
    return ['cod', 'lst', 'enum'].some((prefijo) => hasPrefijo(identificador, prefijo))
      ? []
      : advise(identificador, 'Una lista de códigos empieza por «cod», como «codSexo».');
  if (tipoDato === null) return [];
  const said = PREFIJOS.find(({ prefijo }) => hasPrefijo(identificador, prefijo));
  if (said && !said.tipos.includes(tipoDato))
    return advise(
      identificador,
      `El prefijo «${said.prefijo}» dice que es ${said.es}, y el tipo de dato es otro.`,
    );
  const wanted = ESPERADOS[tipoDato];
  if (wanted && !wanted.some((prefijo) => hasPrefijo(identificador, prefijo)))
    return advise(identificador, `Los elementos de este tipo empiezan por «${wanted.join('» o «')}».`);
  return [];
}
