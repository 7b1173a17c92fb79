import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Declarado } from '../../rules/declarado.ts';
import type { CampoEsperado, ServicioEsperado } from '../../rules/esperado.ts';
import { proposeVinculosDe } from '../../rules/vinculo-propuesto.ts';
import { createZip, REST, SOAP, updateTexto } from '../../testing/dorados/dorado.ts';
import { ESPERADO } from '../../testing/dorados/esperado-de-muestra.ts';
import { DORADOS } from '../../testing/dorados/index.ts';
import { readContrato } from '../contrato/read-contrato.ts';
import { writeInforme } from './write-informe.ts';

/** The same service with a row for each field of its messages. */
function withCampos(esperado: ServicioEsperado): ServicioEsperado {
  let next = 1;
  const change = (campo: CampoEsperado): CampoEsperado => ({
    ...campo,
    campoId: next++,
    hijos: campo.hijos.map(change),
  });
  return {
    ...esperado,
    operaciones: esperado.operaciones.map((operacion) => ({
      ...operacion,
      mensajes: operacion.mensajes.map((mensaje) => ({ ...mensaje, campos: mensaje.campos.map(change) })),
    })),
  };
}

const CON_CAMPOS = withCampos(ESPERADO);

function getCampoId(nombreLocal: string): number {
  const walk = (campo: CampoEsperado): CampoEsperado[] => [campo, ...campo.hijos.flatMap(walk)];
  const todos = CON_CAMPOS.operaciones.flatMap(({ mensajes }) =>
    mensajes.flatMap(({ campos }) => campos.flatMap(walk)),
  );
  const campo = todos.find((uno) => uno.nombreLocal === nombreLocal);
  if (typeof campo?.campoId !== 'number') throw new Error(`«${nombreLocal}» is no field of the sample.`);
  return campo.campoId;
}

const toVinculos = (rutas: Readonly<Record<string, string>>): Declarado => ({
  vinculos: Object.entries(rutas).map(([nombre, ruta]) => ({ campoId: getCampoId(nombre), ruta })),
  diferencias: [],
  mensajes: [],
});

/** What does not pass, in words. */
async function listFaltas(contrato: string | Uint8Array, declarado: Declarado) {
  const bytes = typeof contrato === 'string' ? strToU8(contrato) : contrato;
  const { comprobaciones } = await writeInforme({ contrato: bytes, esperado: CON_CAMPOS, declarado });
  return comprobaciones.flatMap(({ codigo, estado, hallazgos }) =>
    hallazgos.map(({ encontrado }) => `${codigo} ${estado}: ${encontrado}`),
  );
}

const rename = (texto: string, de: string, a: string) => texto.replaceAll(de, a);

describe('[AREA-05] a declared place', () => {
  it('binds a field the contract calls otherwise, whatever its name', async () => {
    const texto = rename(REST, 'tipoMovimiento', 'sentido');
    expect(await listFaltas(texto, toVinculos({}))).toContainEqual(
      'C-04 impide: tipoMovimiento no está en la respuesta',
    );
    expect(await listFaltas(texto, toVinculos({ tipoMovimiento: '/movimiento/sentido' }))).toEqual([
      'C-09 observacion: «sentido»',
    ]);
  });

  it('wins over a place of the same name', async () => {
    const faltas = await listFaltas(REST, toVinculos({ puestoControl: '/movimiento/paisDestino' }));
    expect(faltas).toContainEqual('C-05 observacion: «puestoControl» no es un dato del servicio');
  });

  it('that is not there is told: it blocks where the field is obligatory', async () => {
    expect(await listFaltas(REST, toVinculos({ horas: '/movimiento/nada' }))).toContainEqual(
      'C-04 observacion: El vínculo de «horas» dice «/movimiento/nada», que no está en la respuesta',
    );
    expect(await listFaltas(REST, toVinculos({ tipoDocumento: '/nada' }))).toContainEqual(
      'C-04 impide: El vínculo de «tipoDocumento» dice «/nada», que no está en la petición',
    );
  });

  it('is of one field alone', async () => {
    const rutas = { horas: '/movimiento/horas', puestoControl: '/movimiento/horas' };
    expect(await listFaltas(REST, toVinculos(rutas))).toContainEqual(
      expect.stringMatching(/^C-04 impide: «\w+» y «\w+» tienen el mismo lugar$/),
    );
  });

  it('is found where the one around it has none', async () => {
    const texto = updateTexto(
      updateTexto(rename(REST, 'movimiento:', 'paso:'), 'required: [movimiento]', 'required: [paso]'),
      '  /movimientos/consulta:',
      '  /movimientos/consulta:',
    );
    const rutas = Object.fromEntries(
      ['fechaMovimiento', 'tipoMovimiento'].map((nombre) => [nombre, `/paso/${nombre}`]),
    );
    const faltas = await listFaltas(texto, toVinculos(rutas));
    expect(faltas).toContainEqual('C-04 impide: movimiento no está en la respuesta');
    expect(faltas.filter((falta) => falta.includes('tipoMovimiento'))).toEqual([]);
  });

  it('of SOAP is an XPath, with prefixes or without', async () => {
    const bytes = createZip(SOAP);
    for (const ruta of ['/numeroDocumento', '/tns:numeroDocumento', 'tns:numeroDocumento'])
      expect(await listFaltas(bytes, toVinculos({ numeroDocumento: ruta }))).toEqual([]);
  });

  it('with signs of a JSON pointer is read as one', async () => {
    const texto = rename(REST, 'tipoMovimiento', 'tipo/mov~1');
    const faltas = await listFaltas(texto, toVinculos({ tipoMovimiento: '/movimiento/tipo~1mov~01' }));
    expect(faltas).toEqual(['C-09 observacion: «tipo/mov~1»']);
  });
});

describe('[AREA-05] a declared difference', () => {
  const declare = (nombre: string): Declarado => ({
    vinculos: [],
    diferencias: [{ campoId: getCampoId(nombre), motivo: 'Solo atendemos nacionales.' }],
    mensajes: [],
  });

  it('lets a petition take less than its element', async () => {
    const texto = updateTexto(REST, 'enum: [CC, CE, PA]', 'enum: [CC, CE]');
    expect((await listFaltas(texto, toVinculos({})))[0]).toMatch(/^C-06 impide/);
    expect(await listFaltas(texto, declare('tipoDocumento'))).toEqual([]);
  });

  it('never lets an answer say more', async () => {
    const texto = updateTexto(REST, 'enum: [E, S]', 'enum: [E, S, T]');
    const sin = await listFaltas(texto, toVinculos({}));
    expect(sin[0]).toMatch(/^C-06 impide/);
    expect(await listFaltas(texto, declare('tipoMovimiento'))).toEqual(sin);
  });
});

it.each(DORADOS)(
  '[AREA-05] what is proposed, declared, finds the same: $nombre',
  async ({ bytes, esperado }) => {
    const conCampos = withCampos(esperado);
    const { propuestas, lugares } = proposeVinculosDe(await readContrato(bytes), conCampos);
    const vinculos = propuestas.flatMap(({ campoId, ruta }) => (ruta === null ? [] : [{ campoId, ruta }]));
    const declarado = { vinculos, diferencias: [], mensajes: [] };
    // Whatever is proposed may be chosen, and each place is offered once.
    const sitios = lugares.map(({ operacion, papel, ruta }) => `${operacion} ${papel} ${ruta}`);
    for (const { operacion, papel, ruta } of propuestas)
      if (ruta !== null) expect(sitios).toContain(`${operacion} ${papel} ${ruta}`);
    expect(new Set(sitios).size).toBe(sitios.length);
    const [porNombre, porLugar] = [
      await writeInforme({ contrato: bytes, esperado: conCampos }),
      await writeInforme({ contrato: bytes, esperado: conCampos, declarado }),
    ];
    expect(porLugar.indice?.obligatorios).toEqual(porNombre.indice?.obligatorios);
    const toFaltas = (informe: typeof porNombre) =>
      informe.comprobaciones
        // A name that stands in two places is one place once somebody said which.
        .filter(({ codigo }) => codigo !== 'C-04' && codigo !== 'C-05')
        .map(({ codigo, hallazgos }) => [codigo, hallazgos]);
    expect(toFaltas(porLugar)).toEqual(toFaltas(porNombre));
  },
);
