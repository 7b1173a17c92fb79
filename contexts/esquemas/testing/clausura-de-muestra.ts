import type { Clausura, Pieza, PiezaCompuesta, PiezaSimple } from '../rules/esquemas/clausura.ts';

const comun = {
  definicion: '',
  ejemplos: [],
  mayor: 1,
  menor: 0,
  carpeta: 'Comun',
  prefijo: 'com',
  dominio: 'Ubicacion',
} as const;

const simple = {
  ...comun,
  tipo: 'simple',
  tipoDato: 'cadena',
  unidadMedida: null,
  longitudMinima: null,
  longitudMaxima: null,
  totalDigitos: null,
  decimales: null,
  valorMinimo: null,
  valorMaximo: null,
  patron: null,
  valores: null,
} as const;

function name(id: number, identificador: string, nombre: string) {
  return { versionId: id, elementoId: id, identificador, nombre, oid: `2.999.170.1.1.2.${id}.1` };
}

export const NUM_TELEFONO: PiezaSimple = {
  ...simple,
  ...name(1, 'numTelefonoContacto', 'Número del teléfono de contacto'),
  definicion: 'Número del teléfono de contacto, solo dígitos.',
  ejemplos: ['3001234567'],
  longitudMinima: 7,
  longitudMaxima: 10,
  patron: '[0-9]+',
};

export const COD_TIPO_TELEFONO: PiezaSimple = {
  ...simple,
  ...name(2, 'codTipoTelefono', 'Tipo de teléfono'),
  valores: [
    { codigo: 'F', nombre: 'Fijo', descripcion: '' },
    { codigo: 'M', nombre: 'Móvil', descripcion: 'De una red móvil' },
  ],
};

const NUM_SALDO: PiezaSimple = {
  ...simple,
  ...name(3, 'valorSaldo', 'Saldo'),
  carpeta: 'Local',
  prefijo: 'loc',
  dominio: 'Financiero',
  tipoDato: 'decimal',
  totalDigitos: 12,
  decimales: 2,
  valorMinimo: '0',
  valorMaximo: '1000000',
};

export const DATO_TELEFONO: PiezaCompuesta = {
  ...comun,
  ...name(4, 'datoTelefono', 'Teléfono'),
  definicion: 'Teléfono de una persona & su tipo.',
  tipo: 'compuesto',
  modelo: 'secuencia',
  baseId: null,
  abstracto: false,
  componentes: [
    { versionId: 2, nombre: 'codTipoTelefono', minimo: 1, maximo: 1 },
    { versionId: 1, nombre: 'numTelefonoContacto', minimo: 1, maximo: 3 },
    { versionId: 3, nombre: 'saldo', minimo: 0, maximo: 1 },
  ],
};

const IDENTIFICACION: PiezaCompuesta = {
  ...comun,
  ...name(5, 'identificacion', 'Identificación'),
  dominio: 'Personal',
  tipo: 'compuesto',
  modelo: 'secuencia',
  baseId: null,
  abstracto: true,
  componentes: [{ versionId: 1, nombre: 'numero', minimo: 1, maximo: 1 }],
};

const CEDULA: PiezaCompuesta = {
  ...IDENTIFICACION,
  ...name(6, 'identificacionCedula', 'Cédula'),
  abstracto: false,
  baseId: 5,
  componentes: [{ versionId: 2, nombre: 'clase', minimo: 1, maximo: 1 }],
};

const CONTACTO: PiezaCompuesta = {
  ...DATO_TELEFONO,
  ...name(7, 'medioContacto', 'Medio de contacto'),
  modelo: 'eleccion',
  componentes: [
    { versionId: 4, nombre: 'datoTelefono', minimo: 1, maximo: 1 },
    { versionId: 8, nombre: 'correo', minimo: 2, maximo: null },
  ],
};

const CORREO: PiezaSimple = {
  ...simple,
  ...name(8, 'correoElectronico', 'Correo electrónico'),
  longitudMaxima: 60,
  patron: '[^@\\s]+@[^@\\s]+',
};

export const PERSONA: PiezaCompuesta = {
  ...IDENTIFICACION,
  ...name(9, 'datoPersona', 'Persona'),
  abstracto: false,
  componentes: [
    { versionId: 5, nombre: 'identificacion', minimo: 1, maximo: 1 },
    { versionId: 7, nombre: 'contacto', minimo: 1, maximo: null },
  ],
};

const PIEZAS: readonly Pieza[] = [
  NUM_TELEFONO,
  COD_TIPO_TELEFONO,
  NUM_SALDO,
  DATO_TELEFONO,
  IDENTIFICACION,
  CEDULA,
  CONTACTO,
  CORREO,
  PERSONA,
];

/** The closure of one part made by hand: every construct of the language in it. */
export function createClausura(raiz: Pieza, changed: readonly Pieza[] = []): Clausura {
  const piezas = new Map([...PIEZAS, raiz, ...changed].map((pieza) => [pieza.versionId, pieza]));
  const reached = new Map<number, Pieza>();
  const waiting = [raiz.versionId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const pieza = piezas.get(id);
    if (!pieza || reached.has(id)) continue;
    reached.set(id, pieza);
    if (pieza.tipo === 'simple') continue;
    waiting.push(...pieza.componentes.map(({ versionId }) => versionId));
    if (pieza.baseId !== null) waiting.push(pieza.baseId);
    if (pieza.abstracto) waiting.push(CEDULA.versionId);
  }
  return {
    raices: [raiz.versionId],
    piezas: reached,
    espacioRaiz: 'https://lenguaje.ejemplo.gov.co',
    fecha: '2026-07-14',
  };
}
