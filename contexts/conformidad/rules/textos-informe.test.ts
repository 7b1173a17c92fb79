import { expect, it } from 'vitest';
import { SIN_DECLARAR } from './declarado.ts';
import { computeInforme } from './informe.ts';
import { CODIGOS } from './reglas.ts';
import { type InformeImpreso, presentTextosInforme } from './textos-informe.ts';

/** A report of a contract whose second line cannot be read. */
function createImpreso(more: Partial<InformeImpreso['informe']> = {}): InformeImpreso {
  const rechazo = {
    codigo: 'C-01' as const,
    lugar: { archivo: 'a.wsdl', linea: 2, ruta: 'consultar' },
    encontrado: 'Una sangría con tabulador',
    esperado: 'YAML',
    correccion: 'Corrija esa línea.',
  };
  return {
    id: 'i-1',
    informe: {
      ...computeInforme({ rechazo }, { esperado: null, declarado: SIN_DECLARAR, judge: () => null }),
      contrato: { sha256: 'c0ffee', bytes: 12_090 },
      huella: 'f00d',
      ...more,
    },
    sello: '5e110',
    fecha: '2026-11-26T15:04:05.000Z',
    momento: '26 de noviembre de 2026',
    producto: 'Producto',
    ministerio: 'Ministerio',
    direccion: 'https://ejemplo.gov.co/informes/i-1',
  };
}

it('[AREA-05] every check stands in its group, and what is not passed with its place and how to mend it', () => {
  const { grupos, problemas, veredicto } = presentTextosInforme(createImpreso());
  expect(veredicto).toBe('Aún no es favorable');
  const codigos = grupos.flatMap(({ filas }) => filas.map(([codigo]) => codigo));
  expect(codigos.toSorted()).toEqual(CODIGOS.toSorted());
  expect(grupos.map(({ titulo }) => titulo)).toEqual(['Correspondencia', 'Contrato', 'Mensajes']);
  expect(problemas).toEqual([
    {
      titulo: 'C-01 El contrato no se puede leer (impide)',
      lineamiento: expect.stringContaining('TE.05'),
      lugares: [
        [
          'consultar, línea 2 de a.wsdl',
          'Una sangría con tabulador. Se esperaba: YAML',
          'Corrija esa línea.',
        ],
      ],
      resto: null,
    },
  ]);
});

it('[AREA-05] the two numbers have what they are of, and what was not compared is not told', () => {
  const sinServicio = presentTextosInforme(createImpreso());
  expect(sinServicio.datos.map(([nombre]) => nombre)).toEqual(['Contrato', 'Puntaje de conformidad']);
  const { datos, mensajes, pie } = presentTextosInforme(
    createImpreso({
      servicio: { id: 1, nombre: 'Movimientos', version: '1.0' },
      dia: '2026-11-26',
      indice: {
        obligatorios: { parte: 24, total: 24 },
        reglas: { parte: 111, total: 120 },
        porcentaje: 92.5,
      },
      puntaje: { cumplen: 16, cuentan: 16, ejecutadas: 19, observaciones: 1, impiden: 2, porcentaje: 84.2 },
      mensajes: [
        { operacion: 'consultar', papel: 'peticion', sha256: 'ab12', resultado: 'valido', reglas: 4 },
      ],
    }),
  );
  expect(Object.fromEntries(datos)).toEqual({
    Servicio: 'Movimientos, versión 1.0',
    Contrato: 'No se pudo leer, 12.090 bytes',
    'Listas al día': '26/11/2026',
    'Índice de cobertura': '92,5 %: 24 de 24 obligatorios × 111 de 120 reglas',
    'Puntaje de conformidad': '16 de 19 comprobaciones, 84,2 %. Impiden 2, con observación 1',
  });
  expect(mensajes).toEqual([['consultar', 'Petición', 'Válido', '4', 'ab12']]);
  expect(pie).toBe('Movimientos');
});

it('[AREA-05] of more places than are kept it says how many there are', () => {
  const { informe } = createImpreso();
  const comprobaciones = informe.comprobaciones.map((una) => ({ ...una, total: una.total * 60 }));
  const { problemas } = presentTextosInforme(createImpreso({ comprobaciones }));
  expect(problemas.map(({ resto }) => resto)).toEqual(['Se muestran 1 de 60 lugares.']);
});
