import { type Clausura, type PiezaCompuesta, writeJsonSchema } from '@marco/esquemas/port';
import {
  computeInforme,
  createClausura,
  createXsdDeElemento,
  DATO_TELEFONO,
  PERSONA,
} from '@marco/esquemas/testing';
import { describe, expect, it } from 'vitest';
import { FORMAS_MENSAJE, type FormaMensaje } from '../../contract/compatibilidad.terms.ts';
import { compareServicio } from '../../rules/compatibilidad/compare-servicio.ts';
import type { ContenidoCompuesto } from '../../rules/compatibilidad/mensaje-comparable.ts';
import { buildComparable } from './build-comparable.ts';
import { createClausuraDeMensaje, writeParteMensaje } from './clausura-de-mensaje.ts';
import { createValoresDeClausura } from './valores-de-clausura.ts';

/** The phone of a person as a later version has it: its balance is obligatory. */
const TELEFONO_NUEVO: PiezaCompuesta = {
  ...DATO_TELEFONO,
  versionId: 14,
  menor: 1,
  componentes: DATO_TELEFONO.componentes.map((componente) => ({ ...componente, minimo: 1 })),
};

const MUESTRA = createClausura(PERSONA);
const CLAUSURA: Clausura = {
  ...MUESTRA,
  piezas: new Map([...MUESTRA.piezas, [TELEFONO_NUEVO.versionId, TELEFONO_NUEVO]]),
};

/** A message with a person, whose identification is abstract, and a phone. */
function toRaiz(telefonoId: number): ContenidoCompuesto {
  const campo = { minimo: 1, maximo: 1, hijos: [] };
  return buildComparable(
    [
      { ...campo, nombreLocal: 'persona', elementoVersionId: PERSONA.versionId },
      { ...campo, nombreLocal: 'telefono', elementoVersionId: telefonoId },
    ],
    CLAUSURA,
  );
}

function toClausura(raiz: ContenidoCompuesto) {
  return createClausuraDeMensaje(raiz, CLAUSURA, {
    identificador: 'consultarPeticion',
    carpeta: 'Integracion',
    dominio: 'Servicio1',
  });
}

function validate(raiz: ContenidoCompuesto, texto: string, forma: FormaMensaje) {
  const { clausura, raizId } = toClausura(raiz);
  const esquema =
    forma === 'json'
      ? ({ tipo: 'json', texto: JSON.stringify(writeJsonSchema(clausura, raizId)), raiz: null } as const)
      : createXsdDeElemento(clausura, raizId);
  const mensaje = new TextEncoder().encode(texto);
  return computeInforme({ mensaje, formato: forma, esquema: { ...esquema, elementos: new Map() } }).informe
    .resultado;
}

describe('[AREA-05] a message that carries composites of the common language', () => {
  it.each(FORMAS_MENSAJE)(
    'is compared inside them, and its proof is written by their schemas (%s)',
    (forma) => {
      const [antes, despues] = [toRaiz(DATO_TELEFONO.versionId), toRaiz(TELEFONO_NUEVO.versionId)];
      const [cambio, ...rest] = compareServicio(
        [{ codigo: 'consultar', mensajes: [{ papel: 'peticion', nombre: '', raiz: antes }] }],
        [{ codigo: 'consultar', mensajes: [{ papel: 'peticion', nombre: '', raiz: despues }] }],
        { lectura: 'estricta', formas: [forma], valores: createValoresDeClausura(CLAUSURA) },
      );
      expect(rest).toEqual([]);
      expect(cambio).toMatchObject({
        clase: 'pasa-a-obligatorio',
        lugar: ['telefono', 'saldo'],
        quien: 'pide',
        veredicto: 'rompe',
      });
      const parte = cambio?.contraejemplo?.parte;
      if (parte?.clase !== 'grupo') throw new Error('What breaks is proved by a message.');
      const texto = writeParteMensaje(toClausura(antes), antes, parte, forma);
      expect([validate(antes, texto, forma), texto]).toEqual(['valido', texto]);
      expect([validate(despues, texto, forma), texto]).toEqual(['invalido', texto]);
    },
  );

  it('is not compared inside one that is abstract: another version of it is a warning', () => {
    const toOpaco = (versionId: number): ContenidoCompuesto => ({
      ...toRaiz(DATO_TELEFONO.versionId),
      campos: [
        {
          nombre: 'identificacion',
          espacio: '',
          minimo: 1,
          maximo: 1,
          contenido: { clase: 'opaco', versionId, elementoId: 5, conEjemplo: true },
        },
      ],
    });
    const toVersion = (versionId: number) => [
      {
        codigo: 'consultar',
        mensajes: [{ papel: 'respuesta', nombre: '', raiz: toOpaco(versionId) } as const],
      },
    ];
    const opciones = { lectura: 'tolerante', valores: createValoresDeClausura(CLAUSURA) } as const;
    expect(compareServicio(toVersion(5), toVersion(6), opciones)).toMatchObject([
      { clase: 'estructura-sin-comparar', veredicto: 'aviso', lugar: ['identificacion'] },
    ]);
    expect(compareServicio(toVersion(5), toVersion(5), opciones)).toEqual([]);
  });
});
