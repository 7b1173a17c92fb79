import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ServicioEsperado } from '../../../rules/esperado.ts';
import { CORRECTOS } from '../../../testing/dorados/correctos.ts';
import { createZip, findLinea, REST, SOAP, updateTexto } from '../../../testing/dorados/dorado.ts';
import { ESPERADO } from '../../../testing/dorados/esperado-de-muestra.ts';
import { createMaterialDe } from '../../../testing/dorados/material-de-muestra.ts';
import { writeInforme } from '../write-informe.ts';

const run = (contrato: Uint8Array, esperado: ServicioEsperado = ESPERADO) =>
  writeInforme({ contrato, esperado, material: createMaterialDe(esperado) });

/** Every check that does not pass, with the line of each place. */
async function listFaltas(contrato: Uint8Array) {
  const { comprobaciones } = await run(contrato);
  return comprobaciones
    .filter(({ hallazgos }) => hallazgos.length > 0)
    .map(({ codigo, estado, hallazgos }) => [codigo, estado, hallazgos.map(({ lugar }) => lugar.linea)]);
}

const findMedida = ({ comprobaciones }: Awaited<ReturnType<typeof run>>, codigo: string) =>
  comprobaciones.find((una) => una.codigo === codigo)?.medida;

/** Text that stands once in a file of the right package. */
const change = (archivo: string, de: string, a: string) => updateTexto(SOAP[archivo] ?? '', de, a);

describe('[AREA-05] the messages of a right contract', () => {
  it.each(CORRECTOS)('pass every check: $nombre', async ({ bytes, esperado }) => {
    const informe = await run(bytes, esperado);
    const faltas = informe.comprobaciones.flatMap(({ codigo, hallazgos }) =>
      hallazgos.map(({ encontrado }) => `${codigo} ${encontrado}`),
    );
    expect(faltas).toEqual([]);
    expect(informe.veredicto).toBe('favorable');
    expect((await run(bytes, esperado)).huella).toBe(informe.huella);
  });

  it('are tried in both techniques, each rule of each place', async () => {
    const [rest, soap] = [await run(strToU8(REST)), await run(createZip(SOAP))];
    expect([findMedida(rest, 'M-01'), findMedida(soap, 'M-01')]).toEqual(['2 de 2', '2 de 2']);
    for (const informe of [rest, soap]) {
      const [rechazados, probados] = (findMedida(informe, 'M-02') ?? '').split(' de ').map(Number);
      expect(rechazados).toBe(probados);
      expect(probados).toBeGreaterThan(20);
    }
  });
});

describe('[AREA-05] M-01: an example that does not pass the schema of its message', () => {
  it('of REST, at its line', async () => {
    const texto = updateTexto(REST, 'tipoMovimiento: E', 'tipoMovimiento: Z');
    expect(await listFaltas(strToU8(texto))).toEqual([
      ['M-01', 'impide', [findLinea(texto, 'movimiento:\n                      - fecha')]],
    ]);
  });

  it('of SOAP, at its line', async () => {
    const archivos = {
      ...SOAP,
      'ejemplos/respuesta.xml': change('ejemplos/respuesta.xml', '<tipoMovimiento>E<', '<tipoMovimiento>Z<'),
    };
    const [falta, ...otras] = await listFaltas(createZip(archivos));
    expect([falta?.[0], falta?.[1], otras]).toEqual(['M-01', 'impide', []]);
  });

  it('does not say what the example holds', async () => {
    const informe = await run(strToU8(updateTexto(REST, 'tipoMovimiento: E', 'tipoMovimiento: SECRETO-17')));
    expect(informe.comprobaciones.find(({ codigo }) => codigo === 'M-01')?.estado).toBe('impide');
    expect(JSON.stringify(informe)).not.toContain('SECRETO-17');
  });
});

describe('[AREA-05] M-02: a contract that accepts what breaks a rule', () => {
  it('is told at the place of the rule, and does not block alone', async () => {
    const texto = updateTexto(
      REST,
      'description: Tipo de documento de la persona\n          enum: [CC, CE, PA]',
      'description: Tipo de documento de la persona',
    );
    const linea = findLinea(texto, '        tipoDocumento:\n');
    expect(await listFaltas(strToU8(texto))).toEqual([['M-02', 'observacion', [linea]]]);
  });

  it('blocks above a fifth of them', async () => {
    const abierto = REST.replace(
      / {4}Movimientos:\n[\s\S]*? {4}Problema:/,
      '    Movimientos: {}\n    Problema:',
    );
    const informe = await run(strToU8(abierto));
    expect(findMedida(informe, 'M-02')).toBeDefined();
    const peticion = updateTexto(
      updateTexto(REST, 'enum: [CC, CE, PA]', 'minLength: 0'),
      '          minLength: 1\n          maxLength: 20\n          pattern: ^[0-9A-Z]+$\n',
      '',
    );
    const sola = {
      ...ESPERADO,
      operaciones: ESPERADO.operaciones.map((una) => ({
        ...una,
        mensajes: una.mensajes.filter(({ papel }) => papel === 'peticion'),
      })),
    };
    const otro = await run(strToU8(peticion), sola);
    expect(otro.comprobaciones.find(({ codigo }) => codigo === 'M-02')?.estado).toBe('impide');
  });

  it('of SOAP: a facet that is not there', async () => {
    const archivos = {
      ...SOAP,
      'esquemas/lenguaje.xsd': change('esquemas/lenguaje.xsd', '<xs:maxLength value="20"/>', ''),
    };
    const faltas = await listFaltas(createZip(archivos));
    expect(faltas.map(([codigo, estado]) => [codigo, estado])).toEqual([['M-02', 'observacion']]);
  });

  it('says that a schema no validator compiles cannot judge', async () => {
    const archivos = {
      ...SOAP,
      'esquemas/lenguaje.xsd': change(
        'esquemas/lenguaje.xsd',
        '<xs:maxLength value="20"/>',
        '<xs:maxLength value="veinte"/>',
      ),
    };
    const informe = await run(createZip(archivos));
    const una = informe.comprobaciones.find(({ codigo }) => codigo === 'M-02');
    expect([una?.estado, una?.hallazgos[0]?.encontrado]).toEqual([
      'impide',
      expect.stringContaining('no se puede usar para comprobar mensajes'),
    ]);
  });
});

describe('[AREA-05] M-03 and M-04', () => {
  it('tells the fields without an example where too few rules are exercised', async () => {
    const texto = updateTexto(
      REST,
      '                        tipoMovimiento: E\n                        puestoControl: Puente de ejemplo\n                        paisDestino: COL\n                        horas: 12\n',
      '',
    );
    const informe = await run(strToU8(texto));
    const una = informe.comprobaciones.find(({ codigo }) => codigo === 'M-03');
    expect([una?.estado, una?.hallazgos.map(({ encontrado }) => encontrado)]).toEqual([
      'observacion',
      ['tipoMovimiento', 'puestoControl', 'paisDestino', 'horas'].map(
        (campo) => `«${campo}» no tiene ningún ejemplo`,
      ),
    ]);
  });

  it('a message of the entity exercises the rules of what it carries', async () => {
    const sinEjemplos = updateTexto(REST, '                        horas: 12\n', '');
    const mensajes = [
      {
        operacion: 'consultarMovimientos',
        papel: 'respuesta' as const,
        sha256: 'a'.repeat(64),
        resultado: 'valido' as const,
        reglas: ['/movimiento/horas tipo', '/movimiento/horas rango', '/movimiento/horas digitos'],
      },
    ];
    const contrato = strToU8(sinEjemplos);
    const comun = { contrato, esperado: ESPERADO, material: createMaterialDe(ESPERADO) };
    const sin = await writeInforme(comun);
    const con = await writeInforme({ ...comun, declarado: { vinculos: [], diferencias: [], mensajes } });
    const [antes, despues] = [sin, con].map(({ indice }) => indice?.reglas);
    expect(despues).toEqual({ parte: (antes?.parte ?? 0) + 3, total: antes?.total });
    expect(con.mensajes).toEqual([{ ...mensajes[0], reglas: 3 }]);
    expect(con.huella).not.toBe(sin.huella);
  });

  it('an operation that does not say what it answers to a wrong petition', async () => {
    const texto = updateTexto(REST, "'4XX'", "'404'");
    expect(await listFaltas(strToU8(texto))).toEqual([
      ['M-04', 'observacion', [findLinea(texto, '    post:\n')]],
    ]);
  });
});
