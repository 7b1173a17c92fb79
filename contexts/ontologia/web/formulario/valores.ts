import type {
  DatosDefinicion,
  DatosEvento,
  DatosIndividuo,
  DatosRegla,
  Ficha,
} from '../../contract/index.ts';
import type { Palabra } from '../../contract/terms.ts';

/** Something picked from a list of the server. */
export interface Elegida {
  readonly id: number;
  readonly label: string;
}

/** A property of the form with what it takes. */
export interface PropiedadElegida extends Elegida {
  readonly tipo: string | null;
  readonly idRango: number | null;
}

export interface ValorFormulario {
  readonly propiedad: PropiedadElegida | null;
  readonly valor: string;
  readonly individuo: Elegida | null;
}

export interface ParticipanteFormulario {
  readonly clase: Elegida | null;
  readonly rol: string;
}

/** The values of the form of any of the four words: texts and picked records. */
export interface ValoresFicha {
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: string;
  readonly definicion: string;
  readonly fuente: string;
  /** One in a line. */
  readonly sinonimos: string;
  readonly idClaseSuperior: Elegida | null;
  readonly idDominio: Elegida | null;
  readonly idRango: Elegida | null;
  readonly rangoTipoDato: string;
  readonly idElemento: Elegida | null;
  readonly idClase: Elegida | null;
  readonly notacion: string;
  readonly vigenteDesde: string;
  readonly vigenteHasta: string;
  readonly valores: readonly ValorFormulario[];
  readonly descripcion: string;
  readonly disparador: string;
  readonly precondiciones: string;
  readonly resultados: string;
  readonly participantes: readonly ParticipanteFormulario[];
  readonly elementos: readonly Elegida[];
  readonly enunciado: string;
  readonly lenguaje: string;
  readonly expresion: string;
  readonly severidad: string;
  readonly mensaje: string;
}
export type CampoFicha = keyof ValoresFicha;

/** Labels of the fields, in the order of the forms. */
export const NOMBRES_CAMPOS: Readonly<Record<CampoFicha, string>> = {
  nombre: 'Nombre',
  codigo: 'Código',
  tipo: 'Tipo',
  definicion: 'Definición',
  fuente: 'Fuente',
  sinonimos: 'Sinónimos',
  idClaseSuperior: 'Clase superior',
  idDominio: 'Dominio',
  idRango: 'Rango',
  rangoTipoDato: 'Tipo de dato',
  idElemento: 'Elemento de dato',
  idClase: 'Clase',
  notacion: 'Notación',
  vigenteDesde: 'Vigente desde',
  vigenteHasta: 'Vigente hasta',
  valores: 'Valores',
  descripcion: 'Descripción',
  disparador: 'Disparador',
  precondiciones: 'Precondiciones',
  resultados: 'Resultados',
  participantes: 'Participantes',
  elementos: 'Elementos de dato',
  enunciado: 'Enunciado',
  lenguaje: 'Cómo se expresa',
  expresion: 'Expresión',
  severidad: 'Severidad',
  mensaje: 'Mensaje',
};

const TIPO_INICIAL: Readonly<Record<Palabra, string>> = {
  definicion: 'clase',
  individuo: '',
  evento: 'vida',
  regla: 'validacion',
};

/** An empty form of a word. */
export function buildVacios(palabra: Palabra): ValoresFicha {
  const texts = Object.keys(NOMBRES_CAMPOS).map((campo) => [campo, '']);
  return {
    ...(Object.fromEntries(texts) as Record<CampoFicha, string>),
    tipo: TIPO_INICIAL[palabra],
    lenguaje: 'shacl',
    severidad: 'error',
    idClaseSuperior: null,
    idDominio: null,
    idRango: null,
    idElemento: null,
    idClase: null,
    valores: [],
    participantes: [],
    elementos: [],
  };
}

type Nombrada = { readonly id: number; readonly codigo: string; readonly nombre: string };
const toElegida = ({ id, codigo, nombre }: Nombrada): Elegida => ({ id, label: `${nombre} (${codigo})` });
const toElegidaONada = (reference: Nombrada | null) => reference && toElegida(reference);

/** The form that shows a stored ficha. */
export function toValores(ficha: Ficha): ValoresFicha {
  const { codigo, nombre } = ficha;
  const base = { ...buildVacios(ficha.palabra), codigo, nombre };
  switch (ficha.palabra) {
    case 'definicion':
      return {
        ...base,
        tipo: ficha.tipo,
        definicion: ficha.definicion,
        fuente: ficha.fuente,
        sinonimos: ficha.sinonimos.join('\n'),
        idClaseSuperior: toElegidaONada(ficha.claseSuperior),
        idDominio: toElegidaONada(ficha.dominio),
        idRango: toElegidaONada(ficha.rango),
        rangoTipoDato: ficha.rangoTipoDato ?? '',
        idElemento: toElegidaONada(ficha.elemento),
      };
    case 'individuo':
      return {
        ...base,
        idClase: toElegida(ficha.clase),
        notacion: ficha.notacion,
        vigenteDesde: ficha.vigenteDesde ?? '',
        vigenteHasta: ficha.vigenteHasta ?? '',
        valores: ficha.valores.map(({ propiedad, valor, individuo }) => ({
          propiedad: {
            ...toElegida(propiedad),
            tipo: individuo ? 'propiedad-objeto' : 'cadena',
            idRango: null,
          },
          valor: valor ?? '',
          individuo: toElegidaONada(individuo),
        })),
      };
    case 'evento': {
      const { tipo, descripcion, disparador, precondiciones, resultados } = ficha;
      return {
        ...base,
        tipo,
        descripcion,
        disparador,
        precondiciones,
        resultados,
        participantes: ficha.participantes.map(({ clase, rol }) => ({ clase: toElegida(clase), rol })),
        elementos: ficha.elementosCambiados.map(toElegida),
      };
    }
    case 'regla': {
      const { tipo, enunciado, lenguaje, expresion, severidad, mensaje } = ficha;
      return {
        ...base,
        tipo,
        enunciado,
        lenguaje,
        expresion,
        severidad,
        mensaje,
        idClase: toElegidaONada(ficha.clase),
        elementos: ficha.elementosRevisados.map(toElegida),
      };
    }
  }
}

const idOf = (elegida: Elegida | null) => elegida?.id ?? null;

/** The body of a creation, by the word; the ids were picked from lists of the server. A change leaves the code out. */
export function toDatos(palabra: Palabra, valores: ValoresFicha) {
  const nombre = valores.nombre.trim();
  const codigo = valores.codigo.trim();
  switch (palabra) {
    case 'definicion': {
      const { tipo } = valores;
      return {
        codigo,
        nombre,
        tipo,
        definicion: valores.definicion.trim(),
        fuente: valores.fuente.trim(),
        idClaseSuperior: tipo === 'clase' ? idOf(valores.idClaseSuperior) : null,
        idDominio: tipo === 'clase' ? null : idOf(valores.idDominio),
        idRango: tipo === 'propiedad-objeto' ? idOf(valores.idRango) : null,
        rangoTipoDato: tipo === 'propiedad-dato' ? valores.rangoTipoDato || null : null,
        idElemento: idOf(valores.idElemento),
        sinonimos: valores.sinonimos.split('\n').flatMap((line) => line.trim() || []),
      } as DatosDefinicion;
    }
    case 'individuo':
      return {
        codigo,
        nombre,
        idClase: idOf(valores.idClase),
        notacion: valores.notacion.trim(),
        vigenteDesde: valores.vigenteDesde || null,
        vigenteHasta: valores.vigenteHasta || null,
        valores: valores.valores.map(({ propiedad, valor, individuo }) => ({
          idPropiedad: idOf(propiedad),
          valor: propiedad?.tipo === 'propiedad-objeto' ? null : valor.trim(),
          idIndividuo: propiedad?.tipo === 'propiedad-objeto' ? idOf(individuo) : null,
        })),
      } as DatosIndividuo;
    case 'evento':
      return {
        codigo,
        nombre,
        tipo: valores.tipo,
        descripcion: valores.descripcion.trim(),
        disparador: valores.disparador.trim(),
        precondiciones: valores.precondiciones.trim(),
        resultados: valores.resultados.trim(),
        participantes: valores.participantes.map(({ clase, rol }) => ({
          idClase: idOf(clase),
          rol: rol.trim(),
        })),
        elementos: valores.elementos.map(idOf),
      } as DatosEvento;
    case 'regla':
      return {
        codigo,
        nombre,
        tipo: valores.tipo,
        enunciado: valores.enunciado.trim(),
        lenguaje: valores.lenguaje,
        expresion: valores.lenguaje === 'texto' ? '' : valores.expresion.trim(),
        severidad: valores.severidad,
        mensaje: valores.mensaje.trim(),
        idClase: idOf(valores.idClase),
        elementos: valores.elementos.map(idOf),
      } as DatosRegla;
  }
}
