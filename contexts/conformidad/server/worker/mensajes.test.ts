import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CampoEsperado, ServicioEsperado } from '../../rules/esperado.ts';
import { REST, updateTexto } from '../../testing/dorados/dorado.ts';
import { createEsperadoCon, ESPERADO } from '../../testing/dorados/esperado-de-muestra.ts';
import { writeInforme } from './write-informe.ts';

/** What a check finds in a contract of REST; nothing where it passes. */
async function findHallazgos(
  codigo: string,
  texto: string,
  esperado: ServicioEsperado = ESPERADO,
): Promise<string[]> {
  const { comprobaciones } = await writeInforme({ contrato: strToU8(texto), esperado });
  const una = comprobaciones.find((otra) => otra.codigo === codigo);
  expect(una?.estado).not.toBe('sin-ejecutar');
  return (una?.hallazgos ?? []).map(({ encontrado }) => encontrado);
}

/** The contract with a field around what stands in the body of a message. */
function wrap(
  mensaje: 'Consulta' | 'Movimientos',
  { repite, obligatorio }: { readonly repite: boolean; readonly obligatorio: boolean },
): string {
  const suyo = `{$ref: '#/components/schemas/${mensaje}'}`;
  const sobre = repite ? `{type: array, items: ${suyo}}` : suyo;
  return updateTexto(
    REST,
    `$ref: '#/components/schemas/${mensaje}'`,
    `{type: object, ${obligatorio ? 'required: [sobre], ' : ''}properties: {sobre: ${sobre}}}`,
  );
}

/** The service with another tree in the answer. */
function createEsperadoDe(change: (campos: readonly CampoEsperado[]) => readonly CampoEsperado[]) {
  return {
    ...ESPERADO,
    operaciones: ESPERADO.operaciones.map((operacion) => ({
      ...operacion,
      mensajes: operacion.mensajes.map((mensaje) =>
        mensaje.papel === 'respuesta' ? { ...mensaje, campos: change(mensaje.campos) } : mensaje,
      ),
    })),
  };
}

describe('[AREA-05] how often a field comes is looked at through what stands around it', () => {
  it('nothing is found where the wrapper always comes, once', async () => {
    expect(await findHallazgos('C-07', wrap('Consulta', { repite: false, obligatorio: true }))).toEqual([]);
    // What may come any number of times may stand in something that does.
    expect(await findHallazgos('C-07', wrap('Movimientos', { repite: true, obligatorio: true }))).toEqual([]);
  });

  it('a field that comes once may not stand in something that repeats', async () => {
    expect(await findHallazgos('C-07', wrap('Consulta', { repite: true, obligatorio: true }))).toEqual([
      'hasta cualquier número de veces (está dentro de «sobre»)',
      'hasta cualquier número de veces (está dentro de «sobre»)',
    ]);
  });

  it('an obligatory field may not stand in something optional', async () => {
    expect(await findHallazgos('C-07', wrap('Movimientos', { repite: false, obligatorio: false }))).toEqual([
      'opcional (está dentro de «sobre»)',
    ]);
  });

  it('each level by itself: what repeats outside does not make the inner one repeat', async () => {
    const esperado = createEsperadoCon('fechaMovimiento', { maximo: 3 });
    expect(await findHallazgos('C-07', REST, esperado)).toEqual(['una vez']);
  });
});

describe('[AREA-05] the contract says what the service does, operation by operation', () => {
  it('an operation of the service that is not there, and one there that is not of the service', async () => {
    const [operacion] = ESPERADO.operaciones;
    if (!operacion) throw new Error('The sample has an operation.');
    const otra = { ...operacion, codigo: 'consultarUltimo' };
    expect(await findHallazgos('C-03', REST, { ...ESPERADO, operaciones: [operacion, otra] })).toEqual([
      'El contrato no tiene la operación «consultarUltimo»',
    ]);
    expect(await findHallazgos('C-03', REST, { ...ESPERADO, operaciones: [otra] })).toEqual([
      'El contrato no tiene la operación «consultarUltimo»',
      'La operación «consultarMovimientos» no es del servicio',
    ]);
  });

  it('a field the business needs has its place, though a message is valid without it', async () => {
    const sinLugar = REST.replaceAll('puestoControl:', 'otro:');
    const createOpcional = (obligatorioDeNegocio: boolean) =>
      createEsperadoCon('puestoControl', { obligatorio: false, obligatorioDeNegocio });
    expect(await findHallazgos('C-04', sinLugar, createOpcional(true))).toEqual([
      'puestoControl no está en la respuesta',
    ]);
    expect(await findHallazgos('C-04', sinLugar, createOpcional(false))).toEqual([]);
  });

  it('a message the service does not have says nothing', async () => {
    const esperado = {
      ...ESPERADO,
      operaciones: ESPERADO.operaciones.map((operacion) => ({
        ...operacion,
        mensajes: operacion.mensajes.filter(({ papel }) => papel === 'respuesta'),
      })),
    };
    expect(await findHallazgos('C-05', REST, esperado)).toEqual([
      '«tipoDocumento», obligatorio, no es un dato del servicio y parece personal',
      '«numeroDocumento», obligatorio, no es un dato del servicio y parece personal',
    ]);
  });

  it('what is personal in one message is so in another that does not declare it', async () => {
    const esperado = createEsperadoCon('tipoMovimiento', { datoPersonal: true });
    const enPeticion = updateTexto(
      REST,
      '      required: [tipoDocumento, numeroDocumento]\n      properties:\n',
      '      required: [tipoDocumento, numeroDocumento]\n      properties:\n        tipoMovimiento: {type: string}\n',
    );
    expect(await findHallazgos('C-05', enPeticion, esperado)).toEqual([
      '«tipoMovimiento» no es un dato del servicio en este mensaje y es personal',
    ]);
  });

  it('a field is looked for in the one it is expected in', async () => {
    const fuera = createEsperadoDe((campos) =>
      campos.flatMap((campo) => [
        { ...campo, hijos: campo.hijos.filter(({ nombreLocal }) => nombreLocal !== 'horas') },
        ...campo.hijos
          .filter(({ nombreLocal }) => nombreLocal === 'horas')
          .map((hijo) => ({ ...hijo, obligatorio: true })),
      ]),
    );
    // Expected once in the answer, it stands in each of many movimientos.
    expect(await findHallazgos('C-07', REST, fuera)).toEqual([
      'opcional, hasta cualquier número de veces (está dentro de «movimiento»)',
    ]);
  });
});
