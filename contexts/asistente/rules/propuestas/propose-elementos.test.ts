import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CampoDetectado, createCampo } from '../lectura/campo-detectado.ts';
import type { CompuestoComparado, ElementoComparado } from './elemento-comparado.ts';
import { computePuntaje, PESOS, RASGOS, type Rasgos } from './pesos.ts';
import { proposeElementos } from './propose-elementos.ts';

const toElemento = (
  elementoId: number,
  identificador: string,
  part: Partial<ElementoComparado>,
): ElementoComparado => ({
  elementoId,
  versionId: elementoId + 100,
  identificador,
  nombre: identificador,
  numero: '1.0',
  definicion: '',
  usos: '',
  otrosNombres: [],
  palabrasClave: [],
  dominioId: 1,
  esCompuesto: false,
  esLista: false,
  tipoDato: 'cadena',
  longitudMinima: 1,
  longitudMaxima: 60,
  totalDigitos: null,
  decimales: null,
  patron: null,
  valores: null,
  ejemplos: [],
  usadoPor: 0,
  ...part,
});
const ELEMENTOS = [
  toElemento(1, 'fechaNacimiento', {
    nombre: 'Fecha de nacimiento',
    definicion: 'Día en el que nació una persona.',
    tipoDato: 'fecha',
  }),
  toElemento(2, 'fechaDefuncion', {
    nombre: 'Fecha de defunción',
    definicion: 'Día en el que murió una persona.',
    tipoDato: 'fecha',
  }),
  toElemento(3, 'codSexo', {
    nombre: 'Código del sexo',
    esLista: true,
    valores: ['F', 'M'],
    longitudMaxima: 1,
    otrosNombres: ['sexo'],
  }),
  toElemento(4, 'primerNombre', { nombre: 'Primer nombre', longitudMaxima: 40 }),
  toElemento(5, 'numIdentificacion', {
    nombre: 'Número de identificación',
    otrosNombres: ['número de documento', 'cédula'],
    longitudMaxima: 20,
  }),
  toElemento(6, 'nombrePersona', { nombre: 'Nombre completo', esCompuesto: true, tipoDato: null }),
];
const COMPUESTOS: readonly CompuestoComparado[] = [
  {
    elementoId: 7,
    versionId: 107,
    identificador: 'datosPersona',
    nombre: 'Datos de la persona',
    partes: [
      { elementoId: 1, identificador: 'fechaNacimiento', obligatoria: true },
      { elementoId: 3, identificador: 'codSexo', obligatoria: true },
      { elementoId: 2, identificador: 'fechaDefuncion', obligatoria: false },
    ],
  },
];
const campo = (nombre: string, part: Partial<CampoDetectado> = {}) =>
  createCampo({
    nombre,
    tipo: 'texto',
    padre: 'personas',
    origen: { archivo: null, linea: 1, columna: null },
    ...part,
  });

function propose(...campos: readonly CampoDetectado[]) {
  return proposeElementos({
    campos,
    elementos: ELEMENTOS,
    candidatos: campos.map(() => ELEMENTOS.map(({ versionId }) => versionId)),
    dichos: new Map([['2.999.170.1.5', 105]]),
    compuestos: COMPUESTOS,
    rareza: {
      elementos: 150,
      veces: new Map([
        ['fech', 20],
        ['codig', 60],
        ['numer', 30],
        ['nombr', 8],
        ['person', 12],
      ]),
    },
    parecidas: new Map(),
    pesos: PESOS,
    umbrales: { reutilizar: 0.8, revisar: 0.55 },
  });
}

describe('what is proposed for a field', () => {
  it('[AREA-05] the element its abbreviations mean, with the reasons in words', () => {
    const [propuesta] = propose(campo('fec_nac', { tipo: 'fecha' })).propuestas;
    expect(propuesta).toMatchObject({
      decision: 'reutilizar',
      candidatos: [{ identificador: 'fechaNacimiento' }, {}, {}, {}, {}],
    });
    expect(propuesta?.candidatos[0]?.razones).toEqual([
      '«fec» es fecha y «nac» es nacimiento.',
      'Fecha en ambos.',
    ]);
  });

  it('[AREA-05] never one whose type cannot hold it', () => {
    const { propuestas } = propose(campo('fechaNacimiento', { tipo: 'binario' }), campo('nombrePersona'));
    expect(propuestas.map(({ decision }) => decision)).toEqual(['definir', 'definir']);
  });

  it('[AREA-05] the one whose OID the source says, whatever the field is called; unless its type cannot be', () => {
    const oid = '2.999.170.1.5';
    const [dicho, deOtroTipo, deOtroNombre] = propose(
      campo('x1', { oid }),
      campo('x2', { oid, tipo: 'binario' }),
      campo('fec_nac', { oid, tipo: 'fecha' }),
    ).propuestas;
    expect(dicho?.decision).toBe('reutilizar');
    expect(dicho?.candidatos[0]).toMatchObject({
      identificador: 'numIdentificacion',
      razones: ['El archivo dice el OID de este elemento.', 'Mismo tipo.'],
    });
    expect(deOtroTipo?.decision).toBe('definir');
    // It says one element and looks like another: nothing is proposed without a look.
    expect(deOtroNombre?.decision).toBe('revisar');
    // An identifier of nobody says nothing.
    expect(propose(campo('x1', { oid: '2.999.1' })).propuestas[0]?.decision).toBe('definir');
  });

  it('[AREA-05] a wider field of the same sense modifies the element, and says how', () => {
    const [propuesta] = propose(campo('primer_nombre', { longitud: 100 })).propuestas;
    expect(propuesta).toMatchObject({
      decision: 'modificar',
      candidatos: [{ diferencias: ['Usted usa 100 caracteres y el elemento admite 40.'] }, {}, {}, {}, {}],
    });
  });

  it('[AREA-05] another list of values is looked at by a person', () => {
    const [propuesta] = propose(campo('sexo', { longitud: 1, valores: ['1', '2', '9'] })).propuestas;
    expect(propuesta?.decision).toBe('revisar');
    const [conUnoMas] = propose(campo('cod_sexo', { longitud: 1, valores: ['F', 'M', 'X'] })).propuestas;
    expect(conUnoMas?.candidatos[0]?.diferencias).toEqual([
      'De sus 3 valores, la lista no tiene un valor: «X».',
    ]);
  });

  it('[AREA-05] a new one with a draft where none is right, and what would help', () => {
    const [propuesta] = propose(campo('cat_lic', { longitud: 2, valores: ['A1', 'B1'] })).propuestas;
    expect(propuesta).toMatchObject({
      decision: 'definir',
      definicion: { identificador: 'codCategoriaLicencia', nombre: 'Código categoría licencia', valores: 2 },
      razones: ['Falta la descripción en su archivo. Escríbala para mejorar la propuesta.'],
    });
  });

  it('[AREA-05] brothers that are a composite are told once, as a group', () => {
    const { grupos } = propose(
      campo('fec_nac', { tipo: 'fecha' }),
      campo('cod_sexo', { longitud: 1 }),
      campo('otro'),
    );
    expect(grupos).toMatchObject([
      { identificador: 'datosPersona', campos: ['personas/fec_nac', 'personas/cod_sexo'], faltan: [] },
    ]);
    // In another table they are no brothers.
    expect(propose(campo('fec_nac', { tipo: 'fecha' }), campo('cod_sexo', { padre: 'otra' })).grupos).toEqual(
      [],
    );
  });

  it('is the same whatever the order of the fields', () => {
    const campos = [
      campo('fec_nac', { tipo: 'fecha' }),
      campo('cod_sexo'),
      campo('num_doc'),
      campo('otra_cosa'),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(campos, { minLength: campos.length }), (otros) => {
        const sort = (propuestas: ReturnType<typeof propose>['propuestas']) =>
          [...propuestas].sort((una, otra) => una.ruta.localeCompare(otra.ruta));
        expect(sort(propose(...otros).propuestas)).toEqual(sort(propose(...campos).propuestas));
      }),
    );
  });

  it('ends, whatever a field is called and says', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.string(), { maxLength: 3 }),
        (nombre, descripcion, valores) => {
          const [propuesta] = propose(campo(nombre, { descripcion, valores })).propuestas;
          expect(propuesta?.puntaje).toBeGreaterThanOrEqual(0);
          expect(propuesta?.puntaje).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});

describe('a score', () => {
  const parte = fc.double({ min: 0, max: 1, noNaN: true });
  const rasgos = fc.record({
    ...(Object.fromEntries(RASGOS.map((rasgo) => [rasgo, fc.option(parte)])) as Record<
      (typeof RASGOS)[number],
      fc.Arbitrary<number | null>
    >),
    contexto: parte,
    uso: parte,
  });

  it('never falls where a feature says more', () => {
    fc.assert(
      fc.property(rasgos, fc.constantFrom(...RASGOS), parte, (unos: Rasgos, rasgo, mas) => {
        const menos = unos[rasgo] ?? 0;
        const antes = computePuntaje({ ...unos, [rasgo]: menos }, PESOS);
        expect(computePuntaje({ ...unos, [rasgo]: Math.max(menos, mas) }, PESOS)).toBeGreaterThanOrEqual(
          antes,
        );
      }),
    );
  });
});
